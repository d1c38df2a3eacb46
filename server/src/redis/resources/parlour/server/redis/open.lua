-- Opens a table with its first step. KEYS: lease, steps. ARGV: lease, its milliseconds, those of a table, server, step.
local first = redis.call('XRANGE', KEYS[2], '-', '+', 'COUNT', 1)[1]
if first then
    -- The same question again, because the answer was lost; or another table with this code.
    local same = first[2][2] == ARGV[5] and holds(KEYS[1], KEYS[2], ARGV[1])
    return {same and 'good' or 'taken'}
end
redis.call('XADD', KEYS[2], '1-1', 'step', ARGV[5], 'by', ARGV[4])
redis.call('PEXPIRE', KEYS[2], ARGV[3])
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return {'good'}
