import { guestSessionCart, sendGuestCoupons, type CartDifference, type Client } from '@cartonnage/sdk'

/** What became of the guest's lines: the checkout may begin, or a buyer has signed in meanwhile. */
export interface SentGuestCart {
  readonly isBuyer: boolean
  /** Lines that the cart on the server does not hold as this browser does. */
  readonly differences: readonly CartDifference[]
  /** Whether anything can be ordered. */
  readonly hasItems: boolean
}

/** Brings the guest's lines to the cart on the server, for the checkout, and then the codes, which depend on them. */
export async function sendGuestCart({ use }: Client): Promise<SentGuestCart> {
  const sent = await use(guestSessionCart).send()
  if (sent === undefined) return { isBuyer: true, differences: [], hasItems: false }
  await use(sendGuestCoupons)()
  const { cart, differences } = sent
  return { isBuyer: false, differences, hasItems: (cart?.items.length ?? 0) > 0 }
}
