import { describe, expect, it } from 'vitest'
import { openShop } from './routes/shopper.fixture'
import { createNodeSandbox } from './server'

const request = (path: string, init?: RequestInit) => new Request(`http://localhost${path}`, init)
const health = () => request('/health')

describe('faults', () => {
  it('loses the answer before any work: the fetch rejects with a TypeError', async () => {
    const { fetch, faults } = createNodeSandbox()
    faults.arm({ kind: 'drop-before' })
    await expect(fetch(health())).rejects.toThrow(TypeError)
    expect((await fetch(health())).status).toBe(200)
  })

  it('loses the answer after the work was done', async () => {
    const { sandbox, as } = openShop()
    const lea = as('lea')
    sandbox.faults.arm({ kind: 'drop-after', match: { method: 'POST', path: '/cart-items' } })
    await expect(lea.add('1001180', 25)).rejects.toThrow(TypeError)
    expect((await lea.get('carts/compact-summary')).body).toMatchObject({ uniqueProductCount: 1 })
  })

  it('answers a status as often as it was asked to, with an error list', async () => {
    const { fetch, faults } = createNodeSandbox()
    faults.arm({ kind: 'status', status: 409, errorCode: 'CHECKOUT_CONFLICT', times: 2 })
    const statuses = [await fetch(health()), await fetch(health()), await fetch(health())].map(
      ({ status }) => status,
    )
    expect(statuses).toEqual([409, 409, 200])
  })

  it('delays an answer on the sandbox clock', async () => {
    const { fetch, faults, clock } = createNodeSandbox({ now: 0 })
    faults.arm({ kind: 'delay', ms: 5000 })
    const answer = fetch(health())
    clock.advance(5000)
    expect((await answer).status).toBe(200)
  })

  it('meets only the method and path that it names', async () => {
    const { fetch, faults } = createNodeSandbox()
    faults.arm({ kind: 'status', status: 503, match: { method: 'get', path: 'h[e]alth$' } })
    expect((await fetch(request('/health', { method: 'POST' }))).status).toBe(404)
    expect((await fetch(request('/healthy'))).status).toBe(404)
    expect((await fetch(health())).status).toBe(503)
  })
})
