import { describe, expect, it } from 'vitest'
import { createMemorySessions } from './session-store'

const minute = 60_000

function open(most?: number) {
  const clock = { ms: 1_000_000 }
  const sessions = createMemorySessions({ now: () => clock.ms, ...(most !== undefined && { most }) })
  const add = (id: string, forMs: number) =>
    sessions.set(id, { accessToken: `token of ${id}`, expiresAt: clock.ms + forMs, shop: 'CH' })
  const has = async (...ids: readonly string[]) =>
    (await Promise.all(ids.map((id) => sessions.get(id)))).map((session) => session !== undefined)
  return { clock, sessions, add, has }
}

describe('sessions in memory', () => {
  it('are found by their ids only, until they end', async () => {
    const { sessions, add, has, clock } = open()
    await add('a', minute)
    expect(await sessions.get('a')).toEqual({
      accessToken: 'token of a',
      expiresAt: 1_060_000,
      shop: 'CH',
    })
    expect(await has('', 'A', 'b', '__proto__')).toEqual([false, false, false, false])
    clock.ms += minute - 1
    expect(await has('a')).toEqual([true])
    clock.ms += 1
    expect(await has('a')).toEqual([false])
  })

  it('can be ended', async () => {
    const { sessions, add, has } = open()
    await add('a', minute)
    await add('b', minute)
    await sessions.delete('a')
    await sessions.delete('unknown')
    expect(await has('a', 'b')).toEqual([false, true])
  })

  it('are not more than so many: whoever was away longest has to sign in again', async () => {
    const { add, has } = open(2)
    await add('a', minute)
    await add('b', minute)
    await has('a')
    await add('c', minute)
    expect(await has('a', 'b', 'c')).toEqual([true, false, true])
  })

  it('that have expired make room, and no other has to go for them', async () => {
    const { add, has, clock } = open(2)
    await add('long', 10 * minute)
    await add('short', minute)
    clock.ms += minute
    await add('new', minute)
    expect(await has('long', 'short', 'new')).toEqual([true, false, true])
  })
})
