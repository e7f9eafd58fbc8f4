import { checkout, checkoutStock, coupons, guestCart, guestCoupons, guestSessionCart } from './index'
import { session, type Client } from './index'

/** A guest’s purchase: from the first box to the number of the order. */
export async function buyAsGuest(client: Client, paymentToken: string): Promise<string | undefined> {
  await client.use(guestCart).add({ productId: '01tCN0001001180YAA', quantity: 50 })
  await client.use(guestCoupons).add('ERSTKISTE15') // kept in the browser, as the lines are
  await client.use(session).load()

  const sent = await client.use(guestSessionCart).send() // undefined: a buyer has signed in meanwhile
  if (!sent?.cart) return undefined // `differences` says what was refused
  await client.use(coupons).applyGuestCoupons() // a refused code stays in `guestCoupons`, with the reason

  const { start, setGuestDelivery, setDeliveryMethod, placeOrder } = client.use(checkout)
  await start()
  await client.use(checkoutStock).reserve()
  const { deliveryGroups } = await setGuestDelivery({
    contactInfo: { firstName: 'Nora', lastName: 'Frei', email: 'nora.frei@example.com' }, // `guestDetails` keeps it
    deliveryAddress: {
      name: 'Nora Frei',
      street: 'Kartonweg 4',
      postalCode: '4600',
      city: 'Olten',
      country: 'CH',
    },
  })
  const [method] = deliveryGroups[0]?.availableDeliveryMethods ?? []
  if (method) await setDeliveryMethod(method.id)
  const { orderReferenceNumber } = await placeOrder(undefined, {
    payment: () => ({ requestType: 'Auth', paymentToken }),
  })
  return orderReferenceNumber // the browser’s cart is empty again
}
