import { orders, type Client } from './index'

/** A guest’s order on another device, and the same goods once more. */
export async function orderAgainAsGuest(client: Client, orderNumber: string) {
  const { authorize, lookUp, addToCart } = client.use(orders)
  // A token stands for what the guest has entered, for an hour: keep it instead.
  const accessToken = await authorize({
    orderSummaryRefNumber: orderNumber,
    email: 'nora.frei@example.com',
    phoneNumber: '+41625550100',
  })
  const order = await lookUp({ orderSummaryIdOrRefNumber: orderNumber, accessToken })
  const { unaddedProducts } = await addToCart({ orderSummaryIdOrRefNumber: orderNumber, accessToken })
  return { order, unaddedProducts } // what cannot be bought any more, with reasons
}
