import { canUseGuestCart } from '@cartonnage/sdk/rules'

/**
 * Whether a guest may fill a cart in this shop [6-5]. As long as the platform has not said so nobody is kept from it:
 * the cart lies in the browser.
 */
export const isGuestCartAllowed = (guestCartEnabled: boolean | undefined): boolean =>
  guestCartEnabled === undefined || canUseGuestCart({ isGuest: true, guestCartEnabled })
