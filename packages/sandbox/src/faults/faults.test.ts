import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { openShop } from '../fixtures/shopper.fixture'
import { createNodeSandbox } from '../server'
import type { Fault } from './faults'

const request = (path: string, init?: RequestInit) => new Request(`http://localhost${path}`, init)
const health = (headers: HeadersInit = {}) => request('/health', { headers })
const withFault = (fault: unknown) => health({ 'X-Sandbox-Fault': JSON.stringify(fault) })

describe('faults', () => {
  it('lose the response before any processing: the fetch rejects with a TypeError', async () => {
    const { fetch, faults } = createNodeSandbox()
    faults.arm({ kind: 'drop-before' })
    await expect(fetch(health())).rejects.toThrow(TypeError)
    expect((await fetch(health())).status).toBe(200)
  })

  it('lose the response after processing', async () => {
    const { sandbox, as } = openShop()
    const lea = as('lea')
    sandbox.faults.arm({ kind: 'drop-after', match: { method: 'POST', path: '/cart-items' } })
    await expect(lea.add('1001180', 25)).rejects.toThrow(TypeError)
    expect((await lea.get('carts/compact-summary')).body).toMatchObject({ uniqueProductCount: 1 })
  })

  it('lose the response before processing, which happens when its time has come', async () => {
    const { sandbox, as } = openShop()
    const lea = as('lea')
    const summary = async () => (await lea.get('carts/compact-summary')).body
    await lea.add('1001180', 25)
    sandbox.faults.arm({ kind: 'late', ms: 1200, match: { method: 'POST', path: '/cart-items' } })
    await expect(lea.add('1001180', 25)).rejects.toThrow(TypeError)
    sandbox.clock.advance(1199)
    expect(await summary()).toMatchObject({ totalProductCount: '25.0' })
    sandbox.clock.advance(1)
    await vi.waitFor(async () => expect(await summary()).toMatchObject({ totalProductCount: '50.0' }))
  })

  it('respond with a status as often as requested, with an error list', async () => {
    const { fetch, faults } = createNodeSandbox()
    faults.arm({ kind: 'status', status: 409, errorCode: 'CHECKOUT_CONFLICT', times: 2 })
    const statuses = [await fetch(health()), await fetch(health()), await fetch(health())].map(
      ({ status }) => status,
    )
    expect(statuses).toEqual([409, 409, 200])
  })

  it('respond with a status after the work is done', async () => {
    const { sandbox, as } = openShop()
    const lea = as('lea')
    sandbox.faults.arm({ kind: 'status-after', match: { method: 'POST', path: '/cart-items' } })
    expect((await lea.add('1001180', 25)).status).toBe(500)
    expect((await lea.get('carts/compact-summary')).body).toMatchObject({ totalProductCount: '25.0' })
  })

  it('respond with the page of a gateway', async () => {
    const { fetch, faults } = createNodeSandbox()
    faults.arm({ kind: 'status-after', status: 504, body: 'html' })
    const response = await fetch(health())
    expect([response.status, response.headers.get('Content-Type')]).toEqual([504, 'text/html;charset=UTF-8'])
    expect(await response.text()).toContain('<h1>Error 504</h1>')
  })

  it.each([
    [{ status: 429 }, '1'],
    [{ status: 429, retryAfter: 7 }, '7'],
    [{ status: 500 }, null],
  ])('say with status %j when to come again: %s', async (status, retryAfter) => {
    const { fetch, faults } = createNodeSandbox()
    faults.arm({ kind: 'status', ...status })
    const response = await fetch(health())
    expect(response.headers.get('Retry-After')).toBe(retryAfter)
    expect(await response.json()).toEqual([{ errorCode: expect.any(String), message: expect.any(String) }])
  })

  it('delay a response on the sandbox clock', async () => {
    const { fetch, faults, clock } = createNodeSandbox({ now: 0 })
    faults.arm({ kind: 'delay', ms: 5000 })
    const response = fetch(health())
    clock.advance(5000)
    expect((await response).status).toBe(200)
  })

  it('hold a response back until others went out', async () => {
    const { fetch, faults } = createNodeSandbox({ now: 0 })
    faults.arm({ kind: 'reorder', after: 2 })
    const order: string[] = []
    const held = fetch(health()).then(() => order.push('held'))
    for (const name of ['first', 'second']) await fetch(health()).then(() => order.push(name))
    await held
    expect(order).toEqual(['first', 'second', 'held'])
  })

  it('release a held response when its time is up', async () => {
    const { fetch, faults, clock } = createNodeSandbox({ now: 0 })
    faults.arm({ kind: 'reorder', ms: 3000 })
    const held = fetch(health())
    await fetch(request('/__sandbox'))
    clock.advance(3000)
    expect((await held).status).toBe(200)
  })

  it('do the work twice', async () => {
    const { sandbox, as } = openShop()
    const guest = as()
    await guest.add('1001180', 25)
    sandbox.faults.arm({ kind: 'duplicate', match: { method: 'POST' } })
    await guest.add('1001180', 25)
    expect((await guest.get('carts/current')).body).toMatchObject({ totalProductCount: '75.0' })
  })

  it('cut a response in the middle', async () => {
    const { fetch, faults } = createNodeSandbox()
    faults.arm({ kind: 'cut-json' })
    const response = await fetch(health())
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('{"status"'.slice(0, 7))
  })

  it('show a login page with status 200', async () => {
    const { fetch, faults } = createNodeSandbox()
    faults.arm({ kind: 'html-login' })
    const response = await fetch(health())
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/html;charset=UTF-8'])
  })

  it('leave work unfinished until they are disarmed', async () => {
    const { sandbox, as } = openShop()
    const guest = as()
    await guest.add('1001180', 25)
    const { id } = sandbox.faults.arm({ kind: 'endless-202', match: { path: '/carts/current' } })
    for (const _ of [1, 2, 3]) {
      const { status, body, headers } = await guest.get('carts/current')
      expect([status, body.asyncOperationStatus]).toEqual([202, 'Processing'])
      expect(headers.get('Location')).toMatch(/\/carts\/current$/)
    }
    expect(sandbox.faults.remove(id)).toBe(true)
    expect((await guest.get('carts/current')).status).toBe(200)
  })

  it('let the clock jump, back too', async () => {
    const { fetch, faults, clock } = createNodeSandbox({ now: 60_000 })
    faults.arm({ kind: 'clock', ms: -10_000 })
    await fetch(health())
    expect(clock.now()).toBe(50_000)
  })

  it('meet only the method, path and header that they name', async () => {
    const { fetch, faults } = createNodeSandbox()
    const match = { method: 'get', path: 'h[e]alth$', header: 'Cookie: sid=' }
    faults.arm({ kind: 'status', status: 503, match })
    const signedIn = { Cookie: 'sid=1' }
    expect((await fetch(request('/health', { method: 'POST', headers: signedIn }))).status).toBe(404)
    expect((await fetch(request('/healthy', { headers: signedIn }))).status).toBe(404)
    expect((await fetch(health())).status).toBe(200)
    expect((await fetch(health(signedIn))).status).toBe(503)
  })

  it('leave steering alone', async () => {
    const { fetch, faults } = createNodeSandbox()
    faults.arm({ kind: 'drop-before' })
    expect((await fetch(request('/__sandbox'))).status).toBe(200)
  })
})

describe('a fault in a header', () => {
  it('meets its own request only', async () => {
    const { fetch } = createNodeSandbox()
    expect((await fetch(withFault({ kind: 'status', status: 423 }))).status).toBe(423)
    expect((await fetch(health())).status).toBe(200)
  })

  it.each([
    [{ kind: 'explode' }],
    [{ kind: 'status', body: 'pdf' }],
    [[]],
    [{ kind: 'delay', times: 2 }],
    ['text'],
  ])('is refused when it is invalid: %j', async (fault) => {
    const response = await createNodeSandbox().fetch(withFault(fault))
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual([{ errorCode: expect.any(String), message: expect.any(String) }])
  })

  it('counts for nothing where steering is switched off', async () => {
    const { fetch } = createNodeSandbox({ admin: false })
    expect((await fetch(withFault({ kind: 'drop-before' }))).status).toBe(200)
  })
})

const someFault = fc.record(
  {
    kind: fc.constantFrom<Fault['kind']>('status', 'cut-json', 'html-login', 'drop-after', 'endless-202'),
    match: fc.constantFrom({}, { method: 'POST' }, { path: 'cart' }),
    probability: fc.double({ min: 0, max: 1, noNaN: true }),
    times: fc.integer({ min: 1, max: 4 }),
  },
  { requiredKeys: ['kind'] },
)
const someCall = fc.constantFrom<'add' | 'read' | 'items'>('add', 'read', 'items')

describe('the same seed', () => {
  it('gives the same responses to the same requests and faults', async () => {
    const run = async (seed: number, faults: readonly Fault[], calls: readonly string[]) => {
      const { sandbox, as } = openShop({ seed })
      const guest = as()
      for (const fault of faults) sandbox.faults.arm(fault)
      const seen: unknown[] = []
      for (const call of calls) seen.push(await responseOf(guest, call))
      sandbox.close()
      return seen
    }
    const inputs = [
      fc.nat(),
      fc.array(someFault, { maxLength: 4 }),
      fc.array(someCall, { maxLength: 6 }),
    ] as const
    await fc.assert(
      fc.asyncProperty(...inputs, async (seed, faults, calls) => {
        const requested = faults.map((fault) => ({ ...fault }))
        expect(await run(seed, requested, calls)).toEqual(await run(seed, requested, calls))
      }),
      { numRuns: 40 },
    )
  })
})

type Guest = ReturnType<ReturnType<typeof openShop>['as']>

/** What a caller sees; the error's text for invalid JSON or a lost response. */
async function responseOf(guest: Guest, call: string): Promise<unknown> {
  const path = call === 'read' ? 'carts/current' : 'carts/current/cart-items'
  const response = call === 'add' ? guest.add('1001180', 25) : guest.get(path)
  return response.then(
    ({ status, body }) => ({ status, body }),
    (error: unknown) => String(error),
  )
}
