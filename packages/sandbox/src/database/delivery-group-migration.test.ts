import { describe, expect, it } from 'vitest'
import { findCheckoutOfCart } from '../basket/records/checkout-repository'
import { listDeliveryGroups } from '../basket/records/delivery-group-repository'
import { openNodeDatabase } from './node-sqlite'
import { migrate } from '../seed/seed-database'
import { migrations } from './schema'

const index = migrations.findIndex((script) => script.includes('CREATE TABLE delivery_group'))

/** The data of a sandbox that was stopped during a checkout, before there were delivery groups. */
function openOldDatabase() {
  const db = openNodeDatabase()
  for (const script of migrations.slice(0, index)) db.exec(script)
  db.exec(`PRAGMA user_version = ${index}`)
  db.exec(`
    INSERT INTO cart (id, shop, name, type, status, currency_code, created_at, changed_at)
      VALUES ('0a6', 'CH', 'Cart', 'Cart', 'Checkout', 'CHF', 1, 1);
    INSERT INTO checkout (id, cart_id, delivery_group_id, delivery_address, delivery_method_id, created_at)
      VALUES ('2z9', '0a6', '0a7', '{"city":"Chur"}', '2Dm', 1);
  `)
  return db
}

describe('data from before there were delivery groups', () => {
  it('keeps its checkouts, whose delivery is the default group then', () => {
    const db = openOldDatabase()
    expect(migrate(db)).toMatchObject({ isNew: false })
    expect(findCheckoutOfCart(db, '0a6')).toMatchObject({ id: '2z9', isGone: false, isPrepared: false })
    expect(listDeliveryGroups(db, '0a6')).toMatchObject([
      {
        id: '0a7',
        isDefault: true,
        deliveryAddress: { city: 'Chur' },
        deliveryMethodId: '2Dm',
        isGift: false,
      },
    ])
    db.close()
  })
})
