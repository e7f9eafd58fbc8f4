import { beforeAll, describe, expect, it } from 'vitest'
import { createShopper, outcomeOf } from '../checkout/shopper.fixture'
import { lookUpOrder } from './order-lookup-action'

const email = 'nora.frei@example.com'

/** A shop in which a guest has ordered, seen from another browser. */
async function openShop() {
  const shopper = createShopper({ runtime: 'browser' })
  const client = shopper.createClient()
  await client.guestCart.add({ productId: '01tCN0001001180YAA', quantity: 25 })
  await client.guestSessionCart.send()
  await client.checkout.start()
  const { checkoutId, deliveryGroups } = await client.checkout.setGuestDelivery({
    contactInfo: { firstName: 'Nora', lastName: 'Frei', email },
    deliveryAddress: { name: 'Nora Frei', street: 'Weg 1', postalCode: '4600', city: 'Olten', country: 'CH' },
  })
  await client.checkout.setDeliveryMethod(deliveryGroups[0]?.availableDeliveryMethods[0]?.id ?? '')
  const { orderReferenceNumber } = await client.checkout.placeOrder(checkoutId, {
    payment: () => ({ requestType: 'SimplePurchaseOrder', paymentToken: checkoutId }),
  })
  shopper.cookies.clear()
  const lookUp = (form: Record<string, string>) =>
    outcomeOf(lookUpOrder(shopper.args('/order-lookup', { form })))
  return { number: orderReferenceNumber, lookUp }
}

describe('looking up an order', () => {
  let shop: Awaited<ReturnType<typeof openShop>>
  beforeAll(async () => {
    shop = await openShop()
  })

  it.each([
    ['as they are', (number: string) => ({ orderNumber: number, email })],
    [
      'in other letters and with blanks',
      (number: string) => ({ orderNumber: ` ${number.toLowerCase()} `, email: email.toUpperCase() }),
    ],
  ])('finds it by number and e-mail address %s', async (_how, formOf) => {
    const { data } = await shop.lookUp(formOf(shop.number))
    expect(data).toMatchObject({ state: 'found', view: { order: { orderReferenceNumber: shop.number } } })
    expect(data).toMatchObject({ view: { order: { items: [{ quantity: 25 }] } } })
  })

  it('says the same of an unknown number as of a wrong address', async () => {
    const unknown = await shop.lookUp({ orderNumber: 'AAAAA-BBBBB-CCCCC-DDDDD', email })
    const wrong = await shop.lookUp({ orderNumber: shop.number, email: 'else@example.com' })
    expect(unknown.status).toBe(422)
    const without = ({ data, status }: typeof wrong) => ({
      status,
      data: { ...(data as object), entered: null },
    })
    expect(without(wrong)).toEqual(without(unknown))
    expect(wrong.data).toMatchObject({ state: 'refused', isUnknown: true, problems: {} })
  })

  it.each([
    [
      { orderNumber: '', email: '' },
      { orderNumber: 'missing', email: 'missing' },
    ],
    [
      { orderNumber: '<b>', email: 'nora' },
      { orderNumber: 'number', email: 'email' },
    ],
  ])('refuses %j without a call', async (form, problems) => {
    const { status, data } = await shop.lookUp(form)
    expect([status, data]).toMatchObject([422, { state: 'refused', entered: form, problems }])
  })
})
