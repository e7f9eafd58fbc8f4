import { describe, expect, it } from 'vitest'
import { openShop } from '../fixtures/shopper.fixture'
import { placeOrder } from '../orders/ordering.fixture'

interface MailBox {
  readonly count: number
  readonly mails: readonly { readonly to: string; readonly subject: string; readonly text: string }[]
}

const read = async ({ sandbox }: ReturnType<typeof openShop>, headers = {}) => {
  const response = await sandbox.fetch(new Request('https://shop.example/__sandbox/mails', { headers }))
  return { status: response.status, body: (await response.json()) as MailBox }
}

describe('the mail box', () => {
  it('is empty before anything was ordered', async () => {
    expect(await read(openShop())).toEqual({ status: 200, body: { count: 0, mails: [] } })
  })

  it('has one confirmation for each order, with its goods and total', async () => {
    const shop = openShop()
    const buyer = shop.as('reto')
    const number = await placeOrder(buyer)
    await buyer.call('POST', 'checkouts/active/orders')
    const { body } = await read(shop)
    expect(body).toMatchObject({
      count: 1,
      mails: [
        {
          to: 'einkauf@alpenblick.example',
          subject: `Your order ${number}`,
          createdAt: '2026-11-21T09:00:00.000Z',
        },
      ],
    })
    expect(body.mails[0]?.text).toContain('CHF 43.27')
    expect(body.mails[0]?.text).toContain('125 × ')
  })

  it('is closed to other sites, and where steering is switched off', async () => {
    expect((await read(openShop(), { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
    expect((await read(openShop({ admin: false }))).status).toBe(403)
  })
})
