-- Lets others have a table. KEYS: lease. ARGV: lease.
if redis.call('GET', KEYS[1]) == ARGV[1] then
    redis.call('DEL', KEYS[1])
end
return {'good'}
