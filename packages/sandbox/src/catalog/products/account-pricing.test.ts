import { describe, expect, it } from 'vitest'
import { openNodeDatabase } from '../../database/node-sqlite'
import { prepareDatabase } from '../../seed/seed-database'
import { listVisitorTiers } from './account-pricing'

function open() {
  const db = openNodeDatabase()
  prepareDatabase(db)
  const idOf = (name: string) =>
    db.get<{ id: string }>('SELECT id FROM account WHERE name = ?', name)?.id ?? name
  const tiers = (productId: string, account?: string) =>
    listVisitorTiers(
      {
        context: { db },
        visitor: { shop: 'DE', effectiveAccountId: account === undefined ? undefined : idOf(account) },
      },
      productId,
    ).map(({ from, unitPrice, listPrice }) => [from, unitPrice, listPrice])
  return { db, tiers }
}

const foldingBox = '01tCN0001001100YAA'
const onRequest = '01tCN0002000480YAA'

describe('listVisitorTiers', () => {
  it('gives the shop’s tiers to guests and to accounts without an agreement', () => {
    const { tiers } = open()
    expect(tiers(foldingBox)[0]).toEqual([1, '0.68', '0.68'])
    expect(tiers(foldingBox, 'Weingut Sonnenhalde GmbH')).toEqual(tiers(foldingBox))
  })

  it('takes an account’s discount off each tier and keeps four decimals', () => {
    const { tiers } = open()
    const shop = tiers(foldingBox)
    const own = tiers(foldingBox, 'Filiale Meersburg')
    expect(own.map(([from]) => from)).toEqual(shop.map(([from]) => from))
    expect(own[0]).toEqual([1, '0.646', '0.68'])
  })

  it('replaces all of the shop’s tiers by agreed ones', () => {
    expect(open().tiers(foldingBox, 'Filiale Konstanz')).toEqual([[1, '0.50', '0.68']])
  })

  it('leaves a price on request without tiers', () => {
    expect(open().tiers(onRequest, 'Filiale Meersburg')).toEqual([])
  })
})
