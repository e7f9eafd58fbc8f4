import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openShopServer } from '../stories/shop-server.fixture'
import { openPageVisitor } from '../stories/page-visitor.fixture'
import { buy } from '../stories/plain-purchase.fixture'

const sandbox = createNodeSandbox({ delay: 0 })
afterAll(() => sandbox.close())

const confirmation = (number: string) => `/de-CH/order-confirmation/${number}`

describe('finding 16: an order that the platform does not show yet', { timeout: 30_000 }, () => {
  let visitor: ReturnType<typeof openPageVisitor>
  let number = ''
  /** What the browser received with the order. */
  let head = ''
  beforeAll(async () => {
    const { port } = await openShopServer({
      platform: { fetch: sandbox.fetch, close: () => undefined, isSandbox: true },
    })
    visitor = openPageVisitor(port)
    await visitor.signIn('/de-CH', 'lea.keller@example.com')
    const ordered = await buy(visitor)
    head = ordered.head
    number = visitor.targetOf(ordered)?.split('/').at(-1) ?? ''
  })
  afterEach(() => sandbox.faults.clear())
  const hide = () =>
    sandbox.faults.arm({ kind: 'status', status: 404, match: { path: 'actions/lookup' }, times: 9 })

  it('is confirmed with its number to the visitor who has just placed it, also after a reload', async () => {
    hide()
    for (const _ of ['at once', 'after a reload']) {
      const { status, body } = await visitor.send(confirmation(number))
      expect(status).toBe(200)
      expect(body).toMatch(new RegExp(`<h1.*?Danke, Lea Keller.*?<strong>${number}</strong>`, 's'))
      expect(body).toContain('Wir nehmen Ihre Bestellung gerade auf')
    }
  })

  it.each(['ANY-TEXT-0900', 'ABCDE-FGHJK-LMNPQ-R2S3T', 'Rufen%20Sie%200900%20an'])(
    'is not found under the made-up number %s, hidden or not',
    async (madeUp) => {
      expect((await visitor.send(confirmation(madeUp))).status).toBe(404)
      hide()
      const { status, body } = await visitor.send(confirmation(madeUp))
      expect([status, body.includes('Danke, '), body.includes('Diese Bestellung finden wir nicht')]).toEqual([
        404,
        false,
        true,
      ])
    },
  )

  it('is known by a cookie of the order’s response, which no script reads and the platform does not get', () => {
    expect(head).toMatch(new RegExp(`^set-cookie: placed_orders_CH=${number};.*HttpOnly.*Max-Age=900`, 'im'))
    expect(visitor.cookies.get('placed_orders_CH')).toBe(number)
  })

  it('is forgotten with signing out', async () => {
    await visitor.send('/secur/logout.jsp?retURL=%2Fde-CH%2F')
    expect([...visitor.cookies.keys()].filter((name) => name.startsWith('placed_orders'))).toEqual([])
    await visitor.signIn('/de-CH', 'lea.keller@example.com')
    hide()
    expect((await visitor.send(confirmation(number))).status).toBe(404)
  })
})
