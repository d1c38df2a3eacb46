-- Opens a table with its first step. KEYS: lease, steps, opening (or none). ARGV: lease, its milliseconds, those of a table,
-- server, step. The opening stands for the opener's token: whoever says it again at another server gets the same table.
local first = redis.call('XRANGE', KEYS[2], '-', '+', 'COUNT', 1)[1]
if first then
    -- The same question again, because the answer was lost; or another table with this code.
    local same = first[2][2] == ARGV[5] and holds(KEYS[1], KEYS[2], ARGV[1])
    return {same and 'good' or 'taken'}
end
if KEYS[3] then
    local opened = redis.call('GET', KEYS[3])
    if opened and redis.call('EXISTS', opened) == 1 then
        return {'opened'}
    end
    redis.call('SET', KEYS[3], KEYS[2], 'PX', ARGV[3])
end
redis.call('XADD', KEYS[2], '1-1', 'step', ARGV[5], 'by', ARGV[4])
redis.call('PEXPIRE', KEYS[2], ARGV[3])
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return {'good'}
