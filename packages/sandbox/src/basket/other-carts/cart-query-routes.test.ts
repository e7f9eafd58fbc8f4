import { inactiveCartsQuery } from '@cartonnage/sdk/rules'
import { describe, expect, it } from 'vitest'
import { errorOf, openShop } from '../../fixtures/shopper.fixture'
import { shops } from '../../shop'

const inactive = '0a6CN0000000001YAA'

function ask(q: string, who?: 'reto' | 'lea') {
  return openShop()
    .as(who)
    .get(`../../../query?q=${encodeURIComponent(q)}`)
}

describe('a query for carts', () => {
  it('finds the inactive carts of the buyer', async () => {
    const reto = openShop().as('reto')
    await reto.add('1001010', 25)
    const { accountId } = (await reto.get('session-context')).body
    const ids = { webstoreId: shops.CH.webstoreId, accountId: String(accountId) }
    for (const accountId of [ids.accountId, ids.accountId.slice(0, 15)]) {
      const q = inactiveCartsQuery({ ...ids, accountId })
      const { status, body, headers } = await reto.get(`../../../query?q=${encodeURIComponent(q)}`)
      expect([status, headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
      const record = { attributes: { type: 'WebCart' }, Id: inactive, UniqueProductCount: 4 }
      expect(body).toEqual({ totalSize: 1, done: true, records: [record] })
    }
  })

  it('finds no carts of others', async () => {
    expect((await ask('SELECT Id FROM WebCart', 'lea')).body).toMatchObject({ totalSize: 0, records: [] })
  })

  it('orders what it finds, and knows fields in any case', async () => {
    const reto = openShop().as('reto')
    await reto.add('1001010', 25)
    const order = async (direction: string) => {
      const q = `select issecondary from webcart order by IsSecondary ${direction}`
      const { body } = await reto.get(`../../../query?q=${encodeURIComponent(q)}`)
      return (body.records as readonly { readonly IsSecondary: boolean }[]).map((one) => one.IsSecondary)
    }
    expect(await order('')).toEqual([false, true])
    expect(await order('DESC')).toEqual([true, false])
  })

  it('takes the shop from the webstore that it names', async () => {
    const q = `SELECT Id FROM WebCart WHERE WebStoreId = '${shops.DE.webstoreId}'`
    expect(errorOf(await ask(q, 'reto'))).toEqual([401, 'INVALID_SESSION_ID'])
  })

  it.each([
    ['', 'MALFORMED_QUERY'],
    ['SELECT Id', 'MALFORMED_QUERY'],
    ["SELECT Id FROM WebCart WHERE Name = 'a' OR Name = 'b'", 'MALFORMED_QUERY'],
    ["SELECT Id FROM WebCart WHERE Name = 'a\\'b'", 'MALFORMED_QUERY'],
    ['SELECT Id FROM WebCart WHERE Name > 3', 'MALFORMED_QUERY'],
    ['SELECT Id, Secret__c FROM WebCart', 'INVALID_FIELD'],
    ["SELECT Id FROM WebCart WHERE Secret__c = 'x'", 'INVALID_FIELD'],
    ["SELECT Id FROM WebCart WHERE IsSecondary = 'true'", 'INVALID_FIELD'],
    ['SELECT Id FROM WebCart ORDER BY Secret__c', 'INVALID_FIELD'],
    ['SELECT Id FROM Account', 'INVALID_TYPE'],
  ])('refuses %j', async (q, errorCode) => {
    expect(errorOf(await ask(q, 'reto'))).toEqual([400, errorCode])
  })

  it.each(['', 'SELECT Id FROM WebCart'])('is refused for guests: %j', async (q) => {
    expect(errorOf(await ask(q))).toEqual([401, 'INVALID_SESSION_ID'])
  })
})
