import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { afterAll, describe, expect, it } from 'vitest'
import { openPageVisitor } from './page-visitor.fixture'
import { buy } from './plain-purchase.fixture'
import { openEndpoint } from './session-endpoint.fixture'

const sandbox = createNodeSandbox()
afterAll(() => sandbox.close())

const one = { max: 1, seconds: 900 }

describe('an order beyond the limit', { timeout: 60_000 }, () => {
  it('is refused in words by a page that keeps the purchase, before anything is paid', async () => {
    const paid: string[] = []
    const platform = {
      fetch: (request: Request) => {
        if (new URL(request.url).pathname.endsWith('/payments')) paid.push(request.url)
        return sandbox.fetch(request)
      },
      close: () => undefined,
    }
    const { port } = await openEndpoint({
      platform,
      limits: { 'orders.address': one, 'orders.address-then': one },
    })
    const lea = openPageVisitor(port)
    await lea.signIn('/de-CH', 'lea.keller@example.com')
    expect((await buy(lea, { method: 'prepayment' })).status).toBe(303)
    const { status, head, body } = await buy(lea, { method: 'prepayment' })
    expect([status, /^retry-after: (?:900|8\d\d)\r?$/im.test(head)]).toEqual([429, true])
    expect(body).toContain('Bitte versuchen Sie es in 15 Minuten noch einmal.')
    expect(body).toContain('name="intent" value="order"')
    expect(paid).toHaveLength(1)
  })
})
