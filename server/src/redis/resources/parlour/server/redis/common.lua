-- A table is a stream of entries named fence-step: steps in their order, and between them, with the step before,
-- who has taken the table with a new fencing number. Its lease is "fence server address secret" and runs out by itself.

-- The fencing number and the step of the last entry; 0 if there is no table.
local function last(steps)
    local entry = redis.call('XREVRANGE', steps, '+', '-', 'COUNT', 1)[1]
    if not entry then
        return 0, 0
    end
    local fence, step = string.match(entry[1], '^(%d+)-(%d+)$')
    return tonumber(fence), tonumber(step)
end

local function fence_of(lease)
    return tonumber(string.match(lease, '^%d+'))
end

-- Whether a server has a table by a lease. One that has run out counts until somebody else has taken the table.
local function holds(lease, steps, value)
    local now = redis.call('GET', lease)
    if now then
        return now == value
    end
    return last(steps) == fence_of(value)
end
