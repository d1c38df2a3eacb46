-- Clears a table away. KEYS: lease, steps. ARGV: lease.
if not holds(KEYS[1], KEYS[2], ARGV[1]) then
    return {'lost'}
end
redis.call('DEL', KEYS[1], KEYS[2])
return {'good'}
