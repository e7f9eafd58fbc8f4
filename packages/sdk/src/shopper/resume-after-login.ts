import { sameOriginPath } from '../rules/url/same-origin-path'
import type { BrowserStore } from '../storage/browser-store'
import { goToSummaryEntry, guestUserNameEntry, loginFromCartEntry } from '../storage/storage-entries'

export interface ResumePorts {
  readonly browserStore: BrowserStore
  /** Origin of the shop: a way to any other is not taken. */
  readonly origin: string
  /** Address of the cart's own page, when the buyer has a cart. */
  readonly cartUrl: string
  /** False when the buyer has to see in the cart first what of the guest's did not come along as it was. */
  readonly isCartMerged: boolean
  readonly navigate: (url: string) => void
  readonly reportFailure: (error: unknown, context: string) => void
}

/** The stored way, which serves once; undefined when there is none or it leads away from the shop. */
function takeSummaryUrl({ browserStore, origin, reportFailure }: ResumePorts): string | undefined {
  const url = browserStore.read(goToSummaryEntry)
  if (url === null) return undefined
  browserStore.remove(goToSummaryEntry)
  const path = sameOriginPath(url, origin)
  if (path === undefined) reportFailure(url, 'goToSummary leads away from the shop and is dropped')
  return path
}

/**
 * Takes up the way that signing in interrupted: to the summary, or to the cart [4.guest-cart-on-login-6], which also
 * tells what the merge did not bring along: nobody pays before they know. True when the browser was sent somewhere.
 * Lines that were not sent yet are never deleted here: by now all others are out of the guest cart, so there is
 * nothing left to clear [4.guest-cart-on-login-9].
 */
export function resumeAfterLogin(ports: ResumePorts): boolean {
  const { browserStore, navigate, cartUrl, isCartMerged } = ports
  if (!browserStore.read(loginFromCartEntry)) return false
  const summaryUrl = takeSummaryUrl(ports)
  browserStore.remove(loginFromCartEntry)
  if (summaryUrl !== undefined) browserStore.remove(guestUserNameEntry)
  navigate((isCartMerged ? summaryUrl : undefined) ?? cartUrl)
  return true
}
