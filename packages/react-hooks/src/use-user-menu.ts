import type { Session } from '@cartonnage/sdk'
import { userMenuClick, visibleMenuItems } from '@cartonnage/sdk/rules'
import { useCallback } from 'react'
import { useShopClient } from './shop-provider'
import { tabSessionId } from './tab-session-id'
import { useSession } from './use-session'

export type UserMenuItem = Session['menuItems'][number]

/** A guest has no menu: a click on the head leads to the login page [2.5-4], [4.user-menu-and-navigation-1]. */
export interface GuestUserMenu {
  readonly kind: 'guest'
  /** The id of this tab, for the state `c__sessionId` of the login page. Call it in an event handler. */
  getSessionId(): string
}

/** A buyer's menu; a click on the head opens and closes it [2.5-5]. */
export interface BuyerUserMenu {
  readonly kind: 'buyer'
  readonly name: string
  readonly companyName: string | undefined
  /** What this buyer sees: business buyers go without offers and products [2.5-15]. */
  readonly items: readonly UserMenuItem[]
}

/** Somebody is signed in whose account info could not be loaded: the menu is not rendered [8-8]. */
export interface HiddenUserMenu {
  readonly kind: 'hidden'
}

export type UserMenuView = GuestUserMenu | BuyerUserMenu | HiddenUserMenu

/**
 * Who the user menu is for, and what stands in it. Draw it natively: a link for guests, `<details>` or a popover for
 * buyers; `resolveUserMenuItem` of `@cartonnage/sdk/rules` gives each item's link.
 */
export function useUserMenu(): UserMenuView {
  const shop = useShopClient()
  const { session, isGuest } = useSession()
  const getSessionId = useCallback(() => tabSessionId(shop), [shop])
  if (session === undefined || userMenuClick({ isGuest }) === 'login') return { kind: 'guest', getSessionId }
  if (session.userName === undefined) return { kind: 'hidden' }
  return {
    kind: 'buyer',
    name: session.userName,
    companyName: session.companyName,
    items: visibleMenuItems(session.menuItems, session.userType),
  }
}
