import { logoutUrl } from '../url/login-url'
import { resolveMenuLink, type LinkedMenuItem, type MenuLink, type MenuLocation } from './menu-link'

/** Not for business buyers, to the letter [2.5-15]. */
const privateTargets: readonly unknown[] = ['/my/offers', '/my/products']

/** The items that a buyer sees: business buyers go without offers and products [2.5-15], [6-3]. */
export function visibleMenuItems<Item extends Pick<LinkedMenuItem, 'target'>>(
  items: readonly Item[],
  userType: string | null | undefined,
): readonly Item[] {
  return userType === 'business' ? items.filter(({ target }) => !privateTargets.includes(target)) : items
}

/** Leaves the platform: a whole page, not a page of the shop. */
export interface SignOutLink {
  readonly kind: 'signOut'
  readonly url: string
}

/**
 * Where an item of the user menu leads, by its type [2.5-6..10]: the event 'Logout' to the platform's logout page,
 * the others as {@link resolveMenuLink} says. `undefined` for what has no link.
 */
export function resolveUserMenuItem(
  item: LinkedMenuItem,
  location: MenuLocation,
): SignOutLink | MenuLink | undefined {
  if (item.type !== 'Event') return resolveMenuLink(item, location)
  return item.target === 'Logout' ? { kind: 'signOut', url: logoutUrl(location.origin) } : undefined
}

/** What a click on the head of the user menu does: guests go to the login page, buyers open or close the menu [2.5-3..5]. */
export function userMenuClick({ isGuest }: { readonly isGuest: boolean }): 'login' | 'toggle' {
  return isGuest ? 'login' : 'toggle'
}
