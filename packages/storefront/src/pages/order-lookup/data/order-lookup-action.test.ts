import { beforeAll, describe, expect, it } from 'vitest'
import { createShopper, outcomeOf } from '../../../app/shopper.fixture'
import { loadOrder } from '../../../shared/order/data/order-loader'
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
    payment: () => ({ requestType: 'Auth', paymentToken: 'tok_success' }),
  })
  shopper.cookies.clear()
  const lookUp = (form: Record<string, string>) =>
    outcomeOf(lookUpOrder(shopper.args('/order-lookup', { form })))
  const load = (key: string, own = shopper.args('/')) =>
    outcomeOf(loadOrder({ ...own, params: { key } }).then((view) => ({ data: view })))
  return { number: orderReferenceNumber, lookUp, load }
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
    [
      'without hyphens',
      (number: string) => ({ orderNumber: number.toLowerCase().replaceAll('-', ''), email }),
    ],
    [
      'with blanks instead of hyphens',
      (number: string) => ({ orderNumber: number.replaceAll('-', '  '), email }),
    ],
  ])('finds it by number and e-mail address %s', async (_how, formOf) => {
    const { status, to } = await shop.lookUp(formOf(shop.number))
    expect([status, to]).toEqual([303, expect.stringMatching(/^\/order-lookup\/[0-9a-f]{32}$/)])
    const { data } = await shop.load(to?.split('/').at(-1) ?? '')
    expect(data).toMatchObject({ path: to, order: { orderReferenceNumber: shop.number } })
    expect(data).toMatchObject({ order: { items: [{ quantity: 25 }] }, returnable: [] })
  })

  it('has the page of an order for the browser that looked it up only', async () => {
    const { to } = await shop.lookUp({ orderNumber: shop.number, email })
    const stranger = createShopper().args('/')
    const key = to?.split('/').at(-1) ?? ''
    expect(await shop.load(key, stranger)).toMatchObject({ status: 303, to: '/order-lookup?ended=1' })
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
    expect(wrong.data).toMatchObject({ isUnknown: true, problems: {} })
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
    expect([status, data]).toMatchObject([422, { entered: form, problems }])
  })
})
