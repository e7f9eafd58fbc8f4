import { describe, expect, it } from 'vitest'
import { createClock } from './clock.ts'
import type { Fault } from './faults.ts'
import { createLine } from './line.ts'
import { createNetwork, unfinishedReply } from './network.ts'

/** A platform that responds with a whole cart, behind a network that plays one fault. */
function openNetwork(fault: Partial<Fault>) {
  const clock = createClock(60_000)
  const line = createLine('test', clock)
  const take: typeof line.take = (request) => {
    const entry = line.take(request)
    entry.fault = { kind: 'none', there: 10, back: 10, effect: 'now', late: 2000, ...fault }
    return entry
  }
  const send = async () => new Response('{"cart":"whole"}')
  const fail = (error: unknown) => expect(error).toBeUndefined()
  const transmit = createNetwork({ clock, line: { ...line, take }, send, fail, log: () => undefined })
  const call = async () => {
    const request = new Request('http://localhost/carts', { method: 'POST', body: '{}' })
    const response = await transmit({ tab: 'tab1', number: 1 }, request)
    return `${response.status} ${await response.text()}`
  }
  return { clock, line, call }
}

describe('the network', () => {
  it.each<[Partial<Fault>, string, number[]]>([
    [{}, '200 {"cart":"whole"}', [10]],
    [{ kind: 'cut-before', effect: 'none' }, 'TypeError', []],
    [{ kind: 'cut-after' }, 'TypeError', [10]],
    [{ kind: 'cut-late', effect: 'late' }, 'TypeError', [2010]],
    [{ kind: 'cut-body' }, 'TypeError', [10]],
    [{ kind: 'half-json' }, '200 {"cart":', [10]],
    [{ kind: 'timeout', effect: 'late' }, 'TimeoutError', [2010]],
    [{ kind: 'double', late: 40 }, '200 {"cart":"whole"}', [10, 50]],
    [{ kind: 'overtaken' }, '200 {"cart":"whole"}', [1510]],
    [
      { kind: 'status', status: 429, effect: 'none' },
      '429 [{"errorCode":"REQUEST_LIMIT_EXCEEDED","message":"not now"}]',
      [],
    ],
    [{ kind: 'status-after', status: 504, isPage: true }, '504 <h1>Gateway</h1>', [10]],
  ])('plays %j', async (fault, outcome, effects) => {
    const { clock, line, call } = openNetwork(fault)
    const seen = call().catch((error: unknown) => (error instanceof Error ? error.name : ''))
    expect(await clock.drive(seen)).toBe(outcome)
    await clock.drive(clock.sleep(5000))
    expect(line.entries.map((entry) => entry.effects)).toEqual([effects])
  })

  it('holds a request back until another has overtaken it', async () => {
    const { clock, line, call } = openNetwork({ kind: 'overtaken' })
    await clock.drive(Promise.all([call(), clock.sleep(300).then(call)]))
    expect(line.entries.map(({ effects }) => effects)).toEqual([[1510], [1510]])
  })

  it.each([
    ['{"checkoutId":"2z9","errors":[]}', '{"checkoutId":"2z9"}'],
    ['{"cartId":"0a6"}', '{"cartId":"0a6","asyncOperationStatus":"Processing"}'],
  ])('says of %s that the work is unfinished', (body, unfinished) => {
    const reply = { status: 200, headers: new Headers(), body }
    expect(unfinishedReply(reply)).toMatchObject({ status: 202, body: unfinished })
  })
})

describe('the clock of a run', () => {
  it('stands still while the platform works', async () => {
    const clock = createClock(60_000)
    const work = clock.hold(new Promise((resolve) => setTimeout(resolve, 20)))
    expect(await clock.drive(Promise.race([work.then(clock.elapsed), clock.sleep(1)]))).toBe(0)
  })

  it('gives up a story that takes too long', async () => {
    const clock = createClock(60_000)
    await expect(clock.drive(clock.sleep(90_000).then(() => clock.sleep(1)))).rejects.toThrow(
      'not at rest after 60 s',
    )
  })
})
