import { describe, expect, it } from 'vitest'
import { errorOf, openShop, productId } from '../../fixtures/shopper.fixture'

type Shop = ReturnType<typeof openShop>
type Buyer = ReturnType<Shop['as']>

const cartIdOf = async (buyer: Buyer) => (await buyer.get('carts/current')).body.cartId
const makePrimary = (buyer: Buyer, cartId: string) =>
  buyer.call('POST', `carts/${cartId}/actions/make-primary`)
const seeded = ({ db }: Shop, name = 'Nachschub Lager Olten') =>
  db.get<{ id: string }>('SELECT id FROM cart WHERE name = ?', name)?.id ?? ''

describe('actions/make-primary', () => {
  it('makes the seeded cart of a business the current one, and the current one secondary', async () => {
    const shop = openShop()
    const reto = shop.as('reto')
    await reto.add('1001010', 25)
    const [current, other] = [await cartIdOf(reto), seeded(shop)]
    expect((await makePrimary(reto, other.slice(0, 15))).status).toBe(200)
    expect((await reto.get('carts/current')).body).toMatchObject({
      cartId: other,
      isSecondary: false,
      name: 'Nachschub Lager Olten',
      uniqueProductCount: 4,
    })
    const former = { isSecondary: true, uniqueProductCount: 1 }
    expect((await reto.get(`carts/${current}`)).body).toMatchObject(former)
  })

  it('changes nothing for the current cart', async () => {
    const reto = openShop().as('reto')
    await reto.add('1001010', 25)
    const current = await cartIdOf(reto)
    expect((await makePrimary(reto, current)).status).toBe(200)
    expect(await cartIdOf(reto)).toBe(current)
  })

  it('ends the checkout of the cart that becomes secondary, and gives its stock back', async () => {
    const shop = openShop()
    const reto = shop.as('reto')
    await reto.add('1001180', 420)
    const current = await cartIdOf(reto)
    const { checkoutId } = (await reto.call('POST', 'checkouts', { cartId: current })).body
    await reto.call('PUT', 'carts/current/inventory-reservations', { durationInSeconds: 600 })
    await makePrimary(reto, seeded(shop))
    expect((await reto.get(`checkouts/${checkoutId}`)).status).toBe(410)
    const former = { status: 'Active', isSecondary: true }
    expect((await reto.get(`carts/${current}`)).body).toMatchObject(former)
    expect(shop.db.all('SELECT id FROM cart_reservation')).toEqual([])
  })

  it('refuses guests, unknown carts, those of others and those that were ordered', async () => {
    const shop = openShop()
    const [reto, other] = [shop.as('reto'), seeded(shop)]
    expect(errorOf(await makePrimary(shop.as(), other))).toEqual([401, 'INVALID_SESSION_ID'])
    expect(errorOf(await makePrimary(shop.as('lea'), other))).toEqual([404, 'MISSING_RECORD'])
    expect(errorOf(await makePrimary(reto, '0a6000000000001AAA'))).toEqual([404, 'MISSING_RECORD'])
    shop.db.run("UPDATE cart SET status = 'Closed'")
    expect(errorOf(await makePrimary(reto, other))).toEqual([404, 'MISSING_RECORD'])
  })

  it('fails while the current cart is being calculated', async () => {
    const shop = openShop({ delay: 1000 })
    const reto = shop.as('reto')
    await reto.add('1001010', 25)
    expect(errorOf(await makePrimary(reto, seeded(shop)))).toEqual([409, 'UNABLE_TO_LOCK_ROW'])
    shop.sandbox.clock.advance(1000)
    expect((await makePrimary(reto, seeded(shop))).status).toBe(200)
  })
})

describe('a secondary cart', () => {
  it('has neither checkout nor coupons', async () => {
    const shop = openShop()
    const [reto, cartId] = [shop.as('reto'), seeded(shop)]
    const refused = [403, 'INSUFFICIENT_ACCESS_OR_READONLY']
    expect(errorOf(await reto.call('POST', 'checkouts', { cartId }))).toEqual(refused)
    const coupon = { couponCode: 'NEWSLETTER5' }
    expect(errorOf(await reto.call('POST', `carts/${cartId}/cart-coupons`, coupon))).toEqual(refused)
  })

  it('is changed and deleted by its id', async () => {
    const shop = openShop()
    const [reto, other] = [shop.as('reto'), seeded(shop)]
    const line = { productId: productId('1001010'), quantity: '5', type: 'Product' }
    expect((await reto.call('POST', `carts/${other}/cart-items`, line)).status).toBe(201)
    expect((await reto.get(`carts/${other}`)).body.uniqueProductCount).toBe(5)
    expect((await reto.call('DELETE', `carts/${other}`)).status).toBe(204)
    expect((await reto.call('DELETE', `carts/${other}`)).status).toBe(404)
  })

  it('is seeded for a business of each shop', async () => {
    const shop = openShop()
    const annelise = shop.as('annelise', 'DE')
    const path = `carts/${seeded(shop, 'Herbstversand')}/cart-items`
    expect((await annelise.get(path)).body).toMatchObject({
      cartSummary: { uniqueProductCount: 3, currencyIsoCode: 'EUR', isSecondary: true },
    })
  })
})
