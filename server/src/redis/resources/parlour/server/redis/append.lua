-- Stores steps. KEYS: lease, steps. ARGV: lease, its milliseconds, server, number of the first step, steps.
if not holds(KEYS[1], KEYS[2], ARGV[1]) then
    return {'lost'}
end
local fence = fence_of(ARGV[1])
local _, stored = last(KEYS[2])
local number = tonumber(ARGV[4])
if number > stored + 1 then
    return {'lost'}
end
for i = 5, #ARGV do
    -- Those that are there already were asked for before, and the answer was lost.
    if number > stored then
        redis.call('XADD', KEYS[2], string.format('%d-%d', fence, number), 'step', ARGV[i], 'by', ARGV[3])
    end
    number = number + 1
end
if redis.call('EXISTS', KEYS[1]) == 0 then
    redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
end
return {'good'}
