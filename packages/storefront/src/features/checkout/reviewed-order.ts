import type { Checkout } from './checkout-step'

/** The order has changed since its buyer reviewed it; nothing was paid. */
export class ReviewOutdated extends Error {
  override readonly name = 'ReviewOutdated'
}

/** What a buyer agrees to, as one text to compare: quantity, addresses, delivery methods and total. */
export function reviewedOrder({ deliveryGroups, cartSummary }: Checkout): string {
  const deliveries = deliveryGroups.map(({ deliveryAddress: address, selectedDeliveryMethod: method }) => [
    ...[address?.companyName, address?.name, address?.street, address?.postalCode, address?.city],
    ...[address?.country, method?.id],
  ])
  const { totalProductCount, grandTotalAmount } = cartSummary ?? {}
  return JSON.stringify([deliveries, totalProductCount, grandTotalAmount?.amount])
}

/** Throws `ReviewOutdated` where another tab or device has changed what the review showed. */
export function requireReviewed(checkout: Checkout, reviewed: string): Checkout {
  if (reviewedOrder(checkout) === reviewed) return checkout
  throw new ReviewOutdated('the order is not as its review showed it')
}
