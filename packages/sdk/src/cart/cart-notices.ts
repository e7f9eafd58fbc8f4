import type { CartMessage, MessagesSummary } from '../contract/cart/cart-item'
import type { Cart, CartNotice } from '../state/cart'

const toNotice = ({ message, messageCode, type }: CartMessage): CartNotice => ({
  code: messageCode ?? type ?? 'CART_MESSAGE',
  ...(message === null ? {} : { message }),
})

const noticesOf = (summary: MessagesSummary | null | undefined): readonly CartNotice[] =>
  (summary?.limitedMessages ?? []).map(toNotice)

/** Messages of the platform about the cart and its items. */
export function readWarnings(cart: Cart | null): readonly CartNotice[] {
  const ofItems = (cart?.items ?? []).flatMap(({ cartItemId, productId, messagesSummary }) =>
    noticesOf(messagesSummary).map((notice) => ({ ...notice, cartItemId, productId })),
  )
  return [...noticesOf(cart?.summary.messagesSummary), ...ofItems]
}
