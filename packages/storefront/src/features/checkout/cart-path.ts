import { sessionKey, valueOf } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import { currentCart } from '@cartonnage/sdk/rules'
import { paths } from '../../shell/paths'

/** Whether a guest checks out. */
export const isGuestOf = ({ loaded }: Pick<Client, 'loaded'>): boolean =>
  valueOf(loaded(sessionKey).getSnapshot())?.isGuest !== false

/** The page of the cart that is checked out: a guest's is the browser's. */
export const cartPathOf = (shop: Pick<Client, 'loaded'>): string =>
  isGuestOf(shop) ? paths.guestCart() : paths.cart(currentCart)
