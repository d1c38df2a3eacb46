-- Renews leases. KEYS: lease and steps of each table. ARGV: milliseconds of a lease, of a table (0: as they are), leases.
local answers = {}
for i = 1, #KEYS / 2 do
    local lease, steps, value = KEYS[2 * i - 1], KEYS[2 * i], ARGV[2 + i]
    if holds(lease, steps, value) then
        if redis.call('PEXPIRE', lease, ARGV[1]) == 0 then
            redis.call('SET', lease, value, 'PX', ARGV[1])
        end
        if ARGV[2] ~= '0' then
            redis.call('PEXPIRE', steps, ARGV[2])
        end
        answers[i] = 'good'
    else
        answers[i] = 'lost'
    end
end
return answers
