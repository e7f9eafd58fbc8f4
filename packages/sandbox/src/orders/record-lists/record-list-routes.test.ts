import { describe, expect, it } from 'vitest'
import { openBrowser } from '../../fixtures/browser.fixture'
import { openShop, errorOf } from '../../fixtures/shopper.fixture'
import { placeOrder } from '../../fixtures/ordering.fixture'
import { createNodeSandbox } from '../../server'

const lists = '/services/data/v65.0/ui-api/list-ui'

async function open(username = 'jonas.weber@example.de', site = '/de-shop') {
  const { call } = openBrowser(createNodeSandbox({ seed: 1, now: Date.UTC(2026, 10, 21, 9) }))
  const request = { username, password: 'cartonnage', startUrl: '/' }
  const { body } = await call(`${site}/services/apexrest/auth/login`, { body: { request } })
  await call(body.redirectUrl as string)
  return { list: (path: string) => call(`${site}${lists}/${path}`) }
}

interface Listed {
  readonly info: { readonly displayColumns: readonly { readonly label: string }[] }
  readonly records: {
    readonly nextPageToken: string | null
    readonly records: readonly {
      readonly fields: Readonly<Record<string, Readonly<Record<string, string>>>>
    }[]
  }
}

describe('a list of records', () => {
  it('shows the quotes of the account in its columns, the newest first', async () => {
    const { list } = await open()
    const { status, body } = await list('Quote/Recent')
    const { info, records } = body as Listed
    expect(status).toBe(200)
    expect(info.displayColumns.map(({ label }) => label)).toEqual([
      'Nummer',
      'Angebot',
      'Status',
      'Gültig bis',
      'Netto',
    ])
    expect(records.records.map(({ fields }) => fields.QuoteNumber?.value)).toEqual([
      'A-2026-0119',
      'A-2026-0038',
    ])
    expect(records.records[0]?.fields).toMatchObject({
      Status: { value: 'Draft', displayValue: 'In Arbeit' },
      ExpirationDate: { displayValue: '15.12.2026' },
    })
  })

  it('is also found by the id of its list view, and comes in pages', async () => {
    const { list } = await open()
    const first = (await list('Quote/00BCN0000000001AAA?pageSize=1')).body as Listed
    expect(first.records.nextPageToken).toBe('1')
    const second = (await list('Quote/00BCN0000000001AAA?pageSize=1&pageToken=1')).body as Listed
    expect(second.records.nextPageToken).toBeNull()
    expect(second.records.records[0]?.fields.QuoteNumber).toMatchObject({ value: 'A-2026-0038' })
  })

  it.each(['Order', 'OrderSummary'])('shows the orders of the account as %s', async (object) => {
    const shop = openShop()
    const reto = shop.as('reto')
    const number = await placeOrder(reto)
    const { call } = openBrowser(shop.sandbox, reto.cookies)
    const { records } = (await call(`${lists}/${object}/00BCN0000000002AAA?language=fr-CH`)).body as Listed
    expect(records.records.map(({ fields }) => fields)).toMatchObject([
      { OrderNumber: { value: number }, Status: { displayValue: 'Enregistrée' } },
    ])
  })

  it.each(['Lead/Recent', 'Quote/Secret', '__proto__/Recent'])('responds with 404 for %s', async (path) => {
    const { list } = await open()
    expect(errorOf(await list(path))).toEqual([404, 'ITEM_NOT_FOUND'])
  })

  it('is not for guests', async () => {
    const { call } = openBrowser(createNodeSandbox())
    expect((await call(`${lists}/Quote/Recent`)).status).toBe(403)
  })

  it.each(['pageToken=x', 'pageToken=-1', 'pageSize=0', 'pageSize=101'])('refuses %s', async (query) => {
    const { list } = await open()
    expect((await list(`Quote/Recent?${query}`)).status).toBe(400)
  })
})
