import { createServer } from 'node:http'
import { once } from 'node:events'
import { afterEach, describe, expect, it } from 'vitest'
import { createClock } from './clock.mjs'
import type { Fault } from './faults.mjs'
import { createLine } from './line.mjs'
import { onRunClock, startProxy, tabHeader, timeoutHeader, unfinishedReply } from './proxy.mjs'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** A platform that counts what reaches it, and the proxy before it, which plays one fault. */
async function openWire(fault: Partial<Fault>) {
  const reached: string[] = []
  const platform = createServer((request, response) => {
    reached.push(`${request.method} ${request.url}`)
    response.setHeader('content-type', 'application/json')
    response.end('{"cart":"whole"}')
  })
  platform.listen(0, '127.0.0.1')
  await once(platform, 'listening')
  const address = platform.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const clock = createClock({ limitMs: 60_000 })
  const line = createLine({ name: 'test', clock, kinds: [] })
  const take: typeof line.take = (request) => {
    const entry = line.take(request)
    entry.fault = { kind: 'none', there: 10, back: 10, effect: 'now', late: 2000, ...fault }
    return entry
  }
  const failures: unknown[] = []
  const fail = (error: unknown) => void failures.push(error)
  const wire = { clock, line: { ...line, take }, fail }
  const proxy = await startProxy({ platform: `http://127.0.0.1:${port}`, findWire: () => wire })
  closers.push(
    proxy.close,
    () => platform.closeAllConnections(),
    () => platform.close(),
  )
  const send = () =>
    clock.work(async () => {
      const init = { method: 'POST', body: '{}', headers: { [tabHeader]: 'test tab1 1' } }
      const response = await fetch(`${proxy.origin}/carts?x=1`, init)
      return { status: response.status, headers: response.headers, text: await response.text() }
    })
  return { clock, line, reached, failures, send }
}

describe('the proxy', () => {
  it('hands a request on and its response back', async () => {
    const { clock, line, reached, send } = await openWire({})
    expect(await clock.drive(send())).toMatchObject({ status: 200, text: '{"cart":"whole"}' })
    expect(reached).toEqual(['POST /carts?x=1'])
    expect(line.entries).toMatchObject([{ tab: 'tab1', path: '/carts', effects: [10], status: 200 }])
  })

  it.each([
    ['cut-before', 'none', []],
    ['cut-after', 'now', [10]],
    ['cut-late', 'late', [2010]],
    ['cut-body', 'now', [10]],
  ] as const)('breaks the connection: %s', async (kind, effect, effects) => {
    const { clock, line, reached, send } = await openWire({ kind, effect })
    const outcome = send().then(
      () => 'a response',
      () => 'broken',
    )
    expect(await clock.drive(outcome)).toBe('broken')
    expect(clock.elapsed()).toBeLessThan(100)
    await clock.drive(clock.sleep(5000))
    expect(line.entries[0]?.effects).toEqual(effects)
    expect(reached).toHaveLength(effects.length)
  })

  it('delivers a request twice and gives one response', async () => {
    const { clock, line, send } = await openWire({ kind: 'double', late: 40 })
    expect(await clock.drive(send())).toMatchObject({ status: 200 })
    expect(line.entries[0]?.effects).toEqual([10, 50])
  })

  it('responds in place of the platform', async () => {
    const { clock, reached, send } = await openWire({
      kind: 'status',
      status: 429,
      retryAfter: 3,
      effect: 'none',
    })
    const { status, headers, text } = await clock.drive(send())
    expect([status, headers.get('retry-after')]).toEqual([429, '3'])
    expect(JSON.parse(text)).toMatchObject([{ errorCode: 'REQUEST_LIMIT_EXCEEDED' }])
    expect(reached).toEqual([])
  })

  it('shows a sign-in page with status 200', async () => {
    const { clock, reached, send } = await openWire({ kind: 'sign-in-page', effect: 'none' })
    const { status, headers } = await clock.drive(send())
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html;charset=UTF-8'])
    expect(reached).toEqual([])
  })

  it('responds with the page of a gateway although the work is done', async () => {
    const fault = { kind: 'status-after', status: 504, effect: 'now', isPage: true } as const
    const { clock, reached, send } = await openWire(fault)
    const { status, headers } = await clock.drive(send())
    expect([status, headers.get('content-type')]).toEqual([504, 'text/html;charset=UTF-8'])
    expect(reached).toHaveLength(1)
  })

  it('sends half of the JSON', async () => {
    const { clock, send } = await openWire({ kind: 'half-json' })
    expect((await clock.drive(send())).text).toBe('{"cart":')
  })

  it('informs the browser that its time is over, by the clock of the run', async () => {
    const { clock, send } = await openWire({ kind: 'timeout', effect: 'late' })
    expect((await clock.drive(send())).headers.has(timeoutHeader)).toBe(true)
    expect(clock.elapsed()).toBe(3010)
  })

  it('holds a request back until another has overtaken it', async () => {
    const { clock, line, send } = await openWire({ kind: 'overtaken' })
    await clock.drive(Promise.all([send(), clock.sleep(300).then(send)]))
    const [first = 0, second = 0] = line.entries.map(({ effects }) => effects[0])
    expect(first).toBeGreaterThan(300)
    expect(second).toBeGreaterThan(first - 1)
  })
})

describe('a response of unfinished work', () => {
  const reply = (status: number, body: string) => ({ status, headers: [], body })

  it.each([
    [
      'a checkout has its id alone',
      reply(200, '{"checkoutId":"2z9","errors":[]}'),
      202,
      '{"checkoutId":"2z9"}',
    ],
    [
      'a cart is being calculated',
      reply(200, '{"cartId":"0a6"}'),
      202,
      '{"cartId":"0a6","asyncOperationStatus":"Processing"}',
    ],
    ['a refusal stays', reply(404, '[]'), 404, '[]'],
  ])('%s', (_, whole, status, body) => {
    expect(unfinishedReply(whole)).toMatchObject({ status, body })
  })
})

describe('the moments of orders', () => {
  it('are on the clock of the run', () => {
    const order = (moment: string) => ({
      ...{ status: 200, headers: [] },
      body: `{"createdDate":"${moment}","orderedDate":"${moment}","number":"1"}`,
    })
    const reply = onRunClock(order('2026-11-20T09:00:00.000Z'), 3_600_000)
    expect(reply).toEqual(order('2026-11-20T10:00:00.000Z'))
  })
})
