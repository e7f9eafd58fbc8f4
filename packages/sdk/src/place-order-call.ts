import { placeOrder } from './contract/orders'
import type { PlacedOrder } from './contract/orders'
import { ResponseError } from './errors'
import type { Platform } from './platform'
import type { CallOptions } from './transport/transport'

/**
 * Asks for the order of a checkout, once. A refusal in the body of an answer fails like any other, as a
 * `ResponseError` of status 422, so that it cannot be taken for an answer that got lost.
 */
export async function callPlaceOrder(
  platform: Platform,
  checkoutId: string,
  call?: CallOptions,
): Promise<PlacedOrder> {
  const { status, data } = await platform.send(placeOrder, { params: { checkoutId } }, call)
  if (data.orderReferenceNumber) return { orderReferenceNumber: data.orderReferenceNumber }
  const errors = data.errors.map(({ type, message }) => ({ type, ...(message === null ? {} : { message }) }))
  throw new ResponseError({
    url: `checkouts/${checkoutId}/orders`,
    status: errors.length > 0 ? 422 : status,
    statusText: 'no order',
    errors,
  })
}
