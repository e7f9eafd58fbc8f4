import type { ClientState, EffectiveAccount } from '@cartonnage/sdk'
import type { ShopLocale } from '@cartonnage/sdk/rules'
import type { HydrationState } from 'react-router-dom'
import type { ApiVersion, PlatformKind } from '../shell/platform-kind'
import type { DeliveryCalendar } from '../shell/delivery-calendar'

/** What all pages of a server say of it. */
export interface ServerFacts {
  /** As in `RequestContext`. */
  readonly isDevelopment: boolean
  /** The sandbox's admin page is available, so the page listens to its events. */
  readonly isAdminEnabled: boolean
  readonly platformKind: PlatformKind
  readonly apiVersion: ApiVersion
}

export const serverFactsOf = ({
  isDevelopment,
  isAdminEnabled,
  platformKind,
  apiVersion,
}: ServerFacts): ServerFacts => ({
  isDevelopment,
  isAdminEnabled,
  platformKind,
  apiVersion,
})

/** What the server passes to the browser as JSON, in the data block `#state`. */
export interface PageState extends ServerFacts {
  readonly basename: string
  readonly locale: ShopLocale
  readonly webstoreId: string
  readonly shop: ClientState
  readonly deliveryCalendar: DeliveryCalendar
  /** The account that the server rendered the page for; null for the buyer's own. */
  readonly effectiveAccount: EffectiveAccount | null
  readonly router: HydrationState
}

export const stateElementId = 'state'

/** JSON for a data block: `<` is written as an escape, so that no text can end the block. */
export function writePageState(state: PageState): string {
  return JSON.stringify(state).replaceAll('<', '\\u003c')
}

/** The state of the page's data block. Throws when the block is missing, and the page then works without scripts. */
export function readPageState(page: Document): PageState {
  const text = page.getElementById(stateElementId)?.textContent
  if (!text) throw new Error('The page carries no state.')
  // Written by our own server of the same build.
  return JSON.parse(text) as PageState
}
