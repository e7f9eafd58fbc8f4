import { describe, expect, it } from 'vitest'
import { openShop } from './shopper.fixture'

describe('addresses', () => {
  it('[7.3-42] list an account’s own, with ISO codes', async () => {
    const query = 'excludeUnsupportedCountries=true&shouldShowDefaultAddrFirst=true&pageSize=6'
    const { status, body } = await openShop().as('reto').get(`accounts/current/addresses?${query}`)
    expect([status, body.count, body.nextPageToken]).toEqual([200, 2, null])
    expect(body.items.find(({ addressType }) => addressType === 'Billing')).toMatchObject({
      ...{
        name: 'Reto Brunner',
        companyName: 'Alpenblick Versand AG',
        country: 'CH',
        region: 'SG',
        isDefault: true,
      },
    })
  })

  it('put the default first', async () => {
    const shop = openShop()
    const insert = `INSERT INTO address (id, account_id, address_type, name, street, country_code, is_default, created_at)
      SELECT ?, account_id, 'Shipping', ?, 'Weg 1', ?, 0, created_at + 1 FROM address WHERE street = 'Seeuferweg 14'`
    shop.db.run(insert, '8lW000000000009AAA', 'Aline Keller', 'CH')
    shop.db.run(insert, '8lW00000000000AAAA', 'Bea Keller', 'FR')
    const buyer = shop.as('lea')
    const names = async (query: string) =>
      (await buyer.get(`accounts/current/addresses?${query}`)).body.items.map(({ name }) => name)
    expect(await names('')).toEqual(['Lea Keller', 'Aline Keller', 'Bea Keller'])
    expect(await names('sortOrder=NameDesc&shouldShowDefaultAddrFirst=false')).toEqual([
      ...['Lea Keller', 'Bea Keller', 'Aline Keller'],
    ])
    expect(await names('excludeUnsupportedCountries=true')).toEqual(['Lea Keller', 'Aline Keller'])
    expect(await names('pageSize=1&pageToken=2')).toEqual(['Aline Keller'])
    expect(await names('defaultOnly=true')).toEqual(['Lea Keller'])
  })

  it('of a managed account are open to who manages it, no others', async () => {
    const shop = openShop()
    const buyer = shop.as('annelise', 'DE')
    const managed = shop.db.all<{ id: string }>('SELECT managed_account_id AS id FROM managed_account')
    for (const { id } of managed) expect((await buyer.get(`accounts/${id}/addresses`)).body.count).toBe(1)
    const stranger = await shop.as('jonas', 'DE').get(`accounts/${managed[0]?.id}/addresses`)
    expect([stranger.status, stranger.body[0].errorCode]).toEqual([403, 'INSUFFICIENT_ACCESS'])
  })

  it('are none of a guest’s business', async () => {
    const { status, body } = await openShop().as().get('accounts/current/addresses')
    expect([status, body[0].errorCode]).toEqual([403, 'INSUFFICIENT_ACCESS'])
  })

  it.each(['pageSize=0', 'pageSize=101', 'sortOrder=Best', 'addressType=Work'])(
    'refuse %s',
    async (query) => {
      const { status, body } = await openShop().as('lea').get(`accounts/current/addresses?${query}`)
      expect([status, body[0].errorCode]).toEqual([400, 'ILLEGAL_QUERY_PARAMETER_VALUE'])
    },
  )
})
