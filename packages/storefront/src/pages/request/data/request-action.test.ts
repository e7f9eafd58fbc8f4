import { describe, expect, it } from 'vitest'
import { buyers, outcomeOf } from '../../../app/shopper.fixture'
import { guest, openRequestShop } from '../request-shop.fixture'
import { sendRequest } from './request-action'
import { loadSentRequest } from './sent-loader'

const form = {
  ...{ style: '0201', length: '320', width: '210', height: '140', flute: '', print: '0' },
  ...{ quantity: '500', quantity2: '1’000', quantity3: '', wishedDate: '', remark: '' },
  ...{ ...guest, company: '', phone: '', product: '01tCN0001001100YAA', term: '32x21x14' },
}

type Shop = ReturnType<typeof openRequestShop>
const send = (shop: Shop, fields: Readonly<Record<string, string>> = form) =>
  outcomeOf(sendRequest(shop.args(fields)))
const load = (shop: Shop, path: string | null | undefined) =>
  outcomeOf(loadSentRequest(shop.args(undefined, path ?? '/nowhere')).then((data) => ({ data })))

describe('the action of a request', () => {
  it('makes one request of a form that is sent twice, also without scripts', async () => {
    const shop = openRequestShop()
    const [first, second] = [await send(shop), await send(shop)]
    expect([first.status, first.to]).toEqual([303, expect.stringMatching(/^\/request\/sent\?request=a0R/)])
    expect(second.to).toBe(first.to)
    expect(await shop.mails()).toHaveLength(1)
    expect((await send(shop, { ...form, quantity: '600' })).to).not.toBe(first.to)
  })

  it('leads to a page that can be loaded again, by the browser that has sent it only', async () => {
    const shop = openRequestShop()
    const { to } = await send(shop)
    for (const _ of ['at once', 'again'])
      expect((await load(shop, to)).data).toMatchObject({
        ...{ isBuyer: false, request: { quantities: [500, 1000], email: guest.email } },
      })
    expect((await load(openRequestShop(), to)).status).toBe(404)
    expect((await load(shop, '/request/sent?request=a0R000000000000AAA')).status).toBe(404)
    expect((await load(shop, '/request/sent')).status).toBe(404)
  })

  it('shows a buyer every request of the account', async () => {
    const shop = openRequestShop('CH')
    await shop.signIn(buyers.reto)
    const { to } = await send(shop)
    const other = openRequestShop('CH')
    expect((await load(other, to)).status).toBe(404)
    expect((await load(shop, to)).data).toMatchObject({ isBuyer: true })
  })

  it('returns what was entered with its problems', async () => {
    const shop = openRequestShop()
    const entered = { ...form, length: '<b>', email: 'mira', remark: 'Zeile 1\nZeile 2' }
    const { status, data } = await send(shop, entered)
    expect([status, data]).toMatchObject([
      422,
      {
        step: 'form',
        entered: { length: '<b>', remark: 'Zeile 1\nZeile 2' },
        problems: { length: 'unreadable', email: 'unreadable' },
      },
    ])
  })

  it('says that a file is gone which the visitor has not handed in', async () => {
    const shop = openRequestShop()
    const { status, data } = await send(shop, { ...form, files: 'A'.repeat(22) })
    expect([status, data]).toMatchObject([422, { problems: { files: 'gone' } }])
    expect(await shop.mails()).toEqual([])
  })

  it('never throws at odd forms', async () => {
    const shop = openRequestShop()
    for (const fields of [{}, { ...form, style: '' }, { ...form, product: 'x'.repeat(30_000) }])
      expect([303, 422]).toContain((await send(shop, fields)).status)
  })
})
