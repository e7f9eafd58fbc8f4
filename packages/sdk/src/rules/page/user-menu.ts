import { logoutUrl } from '../url/login-url'
import { resolveMenuLink, type LinkedMenuItem, type MenuLink, type MenuLocation } from './menu-link'

/** Targets that business buyers do not see. */
const privateTargets: readonly unknown[] = ['/my/offers', '/my/products']

/** The menu items that a buyer sees: business buyers do not see offers and products. */
export function visibleMenuItems<Item extends Pick<LinkedMenuItem, 'target'>>(
  items: readonly Item[],
  userType: string | null | undefined,
): readonly Item[] {
  return userType === 'business' ? items.filter(({ target }) => !privateTargets.includes(target)) : items
}

/** Leaves the shop for a page of the platform; load it as a document. */
export interface SignOutLink {
  /** Distinguishes it from a {@link MenuLink}. */
  readonly kind: 'signOut'
  /** Absolute URL of the platform's logout page. */
  readonly url: string
}

/**
 * Where an item of the user menu leads: the event 'Logout' to the platform's logout page, all others as {@link
 * resolveMenuLink} says. `undefined` if it has no link.
 */
export function resolveUserMenuItem(
  item: LinkedMenuItem,
  location: MenuLocation,
): SignOutLink | MenuLink | undefined {
  if (item.type !== 'Event') return resolveMenuLink(item, location)
  return item.target === 'Logout' ? { kind: 'signOut', url: logoutUrl(location.origin) } : undefined
}

/** What a click on the user menu button does: guests go to the login page, buyers toggle the menu. */
export function userMenuClick({ isGuest }: { readonly isGuest: boolean }): 'login' | 'toggle' {
  return isGuest ? 'login' : 'toggle'
}
