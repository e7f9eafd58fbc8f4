import type { Session } from '@cartonnage/sdk'
import { userMenuClick, visibleMenuItems } from '@cartonnage/sdk/rules'
import { useCallback } from 'react'
import { useShopClient } from './shop-provider'
import { tabSessionId } from './tab-session-id'
import { useSession } from './use-session'

/** An item as the server sends it. */
export type UserMenuItem = Session['menuItems'][number]

/** A guest has no menu: the button leads to the login page. */
export interface GuestUserMenu {
  /** Also while the session is unknown. */
  readonly kind: 'guest'
  /** The id of this tab, for the parameter `c__sessionId` of the login page. Call it in an event handler. */
  getSessionId(): string
}

/** A buyer's menu; the button opens and closes it. */
export interface BuyerUserMenu {
  /** The buyer is signed in and their account is loaded. */
  readonly kind: 'buyer'
  /** The name of the user, as the platform displays it. */
  readonly name: string
  /** `undefined` for buyers without a company. */
  readonly companyName: string | undefined
  /** The items that this buyer sees: business buyers do not see offers and products. */
  readonly items: readonly UserMenuItem[]
}

/** A buyer is signed in, but their account info could not be loaded: render no menu. */
export interface HiddenUserMenu {
  /** Neither a guest nor a known buyer. */
  readonly kind: 'hidden'
}

/** Which user menu to render; `kind` tells the cases apart. */
export type UserMenuView = GuestUserMenu | BuyerUserMenu | HiddenUserMenu

/**
 * Who the user menu is for, and its items. Render it natively: a link for guests, `<details>` or a popover for
 * buyers; `resolveUserMenuItem` of `@cartonnage/sdk/rules` returns the link of each item.
 */
export function useUserMenu(): UserMenuView {
  const client = useShopClient()
  const { session, isGuest } = useSession()
  const getSessionId = useCallback(() => tabSessionId(client), [client])
  if (session === undefined || userMenuClick({ isGuest }) === 'login') return { kind: 'guest', getSessionId }
  if (session.userName === undefined) return { kind: 'hidden' }
  return {
    kind: 'buyer',
    name: session.userName,
    companyName: session.companyName,
    items: visibleMenuItems(session.menuItems, session.userType),
  }
}
