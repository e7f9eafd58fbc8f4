import { deliveredGroups } from './checkout-step'
import type { Checkout } from './checkout-step'

/** The order has changed since its buyer reviewed it; nothing was paid. */
export class ReviewOutdated extends Error {
  override readonly name = 'ReviewOutdated'
}

/** What a buyer agrees to, as one text to compare: quantity, every group with address, method, date and note, and total. */
export function reviewedOrder(checkout: Checkout): string {
  const { cartSummary } = checkout
  const deliveries = deliveredGroups(checkout).map((group) => {
    const { deliveryAddress: address, selectedDeliveryMethod: method } = group
    return [
      group.id,
      group.totalCartItemCount,
      group.totalCartItemQuantity,
      group.totalProductAmount,
      address?.companyName,
      address?.name,
      address?.street,
      address?.postalCode,
      address?.city,
      address?.country,
      method?.id,
      group.desiredDeliveryDate,
      group.shippingInstructions,
    ]
  })
  const { totalProductCount, grandTotalAmount } = cartSummary ?? {}
  return JSON.stringify([deliveries, totalProductCount, grandTotalAmount?.amount])
}

/** Throws `ReviewOutdated` where another tab or device has changed what the review showed. */
export function requireReviewed(checkout: Checkout, reviewed: string): Checkout {
  if (reviewedOrder(checkout) === reviewed) return checkout
  throw new ReviewOutdated('the order is not as its review showed it')
}

/** A short text that is another one for another order: what a review showed is too long for a cookie. */
export async function digestOf(reviewed: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(reviewed))
  return Array.from(new Uint8Array(bytes).slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
