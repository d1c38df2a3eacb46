-- Takes a table that no other server has. KEYS: lease, steps. ARGV: server, address, secret, milliseconds of a lease, of a table.
local fence, step = last(KEYS[2])
if fence == 0 then
    return {'nothing'}
end
local now = redis.call('GET', KEYS[1])
if now and string.match(now, '^%d+ (%S+)') ~= ARGV[1] then
    return {'elsewhere', now}
end
fence = fence + 1
local lease = string.format('%d %s %s %s', fence, ARGV[1], ARGV[2], ARGV[3])
redis.call('XADD', KEYS[2], string.format('%d-%d', fence, step), 'taken', ARGV[1])
redis.call('PEXPIRE', KEYS[2], ARGV[5])
redis.call('SET', KEYS[1], lease, 'PX', ARGV[4])
return {'taken', lease, step}
