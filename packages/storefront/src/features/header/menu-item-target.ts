import type { Session } from '@cartonnage/sdk'
import { isSafeUrl, logoutUrl } from '@cartonnage/sdk/rules'
import { paths } from '../../app/paths'

type MenuItem = Session['menuItems'][number]

/** Where an entry of the user menu leads. */
export type MenuItemTarget =
  | { readonly kind: 'page'; readonly to: string }
  | { readonly kind: 'external'; readonly href: string }
  | { readonly kind: 'signOut'; readonly href: string }
  | { readonly kind: 'none' }

const none: MenuItemTarget = { kind: 'none' }
/** Not for business buyers, to the letter [2.5-15]. */
const privateOnly = ['/my/offers', '/my/products']

/** The entries that this buyer sees. */
export function visibleMenuItems({ userType, menuItems }: Session): readonly MenuItem[] {
  if (userType !== 'business') return menuItems
  return menuItems.filter(({ target }) => !privateOnly.includes(target ?? ''))
}

/** The link of an entry by its type [2.5-6..10]; unknown types and unsafe addresses have none. */
export function resolveMenuItem(item: MenuItem, origin: string): MenuItemTarget {
  const target = item.target ?? ''
  if (item.type === 'Event') return target === 'Logout' ? { kind: 'signOut', href: logoutUrl(origin) } : none
  if (item.type === 'InternalLink') {
    const to = target.startsWith('/') ? target : `/${target}`
    return isSafeUrl(to, { origin, allow: 'same-origin' }) ? { kind: 'page', to } : none
  }
  if (item.type === 'ExternalLink') {
    return isSafeUrl(target, { origin, allow: 'http' }) ? { kind: 'external', href: target } : none
  }
  const isObject = item.type?.endsWith('Object') === true && target !== ''
  return isObject ? { kind: 'page', to: paths.recordList(target, item.defaultListViewId ?? 'Recent') } : none
}
