import { describe, expect, it } from 'vitest'
import { openShop } from '../../fixtures/shopper.fixture'
import { storeSettings } from '../../calls/webstore-settings'
import { placeOrder, startToDefault } from '../../fixtures/ordering.fixture'
import type { Shopper } from '../../fixtures/ordering.fixture'

/** 420 are in stock, and more arrives in 15 working days from Saturday, 21 November. */
const box = '1001180'
const nextSupply = '2026-12-11'
const reservation = 'carts/current/inventory-reservations'

const stockOf = ({ db }: ReturnType<typeof openShop>) =>
  db.get<{ stock: number }>(
    `SELECT stock FROM product_shop WHERE shop = 'CH' AND product_id = (SELECT id FROM product WHERE sku = ?)`,
    box,
  )?.stock

const fieldsOf = async (shopper: Shopper) => {
  const { body } = await shopper.get(`products/01tCN000${box}YAA?fields=Stock__c,NextSupplyDate__c`)
  return (body as unknown as { fields: Record<string, string> }).fields
}

interface Line {
  readonly quantity: string
  readonly awaitedQuantity: string
  readonly awaitedFrom: string | null
}
const linesOf = async (buyer: Shopper, number: string) =>
  ((await buyer.get(`order-summaries/${number}`)).body as unknown as { items: readonly Line[] }).items

describe('an order of more than the stock', () => {
  it('is offered by the day on which more arrives', async () => {
    const shop = openShop()
    expect(await fieldsOf(shop.as())).toEqual({ Stock__c: '420', NextSupplyDate__c: nextSupply })
    storeSettings(shop.db, 'CH', { supplyDatesEnabled: false })
    expect(await fieldsOf(shop.as())).toEqual({ Stock__c: '420' })
  })

  it('is no error of the cart, whose reservation holds what is there', async () => {
    const shop = openShop()
    const [lea, reto] = [shop.as('lea'), shop.as('reto')]
    await lea.add(box, 600)
    expect((await lea.get('carts/current/cart-items')).body).toMatchObject({ hasErrors: false })
    expect((await lea.call('PUT', reservation, { durationInSeconds: 60 })).status).toBe(200)
    await reto.add(box, 20)
    expect((await reto.get('carts/current/cart-items?productFields=Stock__c')).body).toMatchObject({
      cartItems: [{ cartItem: { productDetails: { fields: { Stock__c: '0' } } } }],
    })
  })

  it('books the stock down to 0 and the rest as awaited, and gives back what it had', async () => {
    const shop = openShop()
    const reto = shop.as('reto')
    await reto.add(box, 600)
    const number = await placeOrder(reto)
    expect(await linesOf(reto, number)).toContainEqual(
      expect.objectContaining({ quantity: '600.0', awaitedQuantity: '180.0', awaitedFrom: nextSupply }),
    )
    expect(stockOf(shop)).toBe(0)
    await reto.call('POST', `order-summaries/${number}/actions/cancel`, {})
    expect(stockOf(shop)).toBe(420)
  })

  it('awaits nothing of what is in stock', async () => {
    const shop = openShop()
    const reto = shop.as('reto')
    await reto.add(box, 420)
    for (const item of await linesOf(reto, await placeOrder(reto)))
      expect(item).toMatchObject({ awaitedQuantity: '0.0', awaitedFrom: null })
  })

  it('leaves when all of it has arrived', async () => {
    const reto = openShop().as('reto')
    await reto.add(box, 600)
    await startToDefault(reto)
    const { body } = await reto.get('checkouts/active')
    expect(body.deliveryGroups.items[0].availableDeliveryMethods[0]).toMatchObject({ processTime: 15 })
  })
})
