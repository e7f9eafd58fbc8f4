import { sameOriginPath } from '../rules/url/same-origin-path'
import type { BrowserStore } from '../storage/browser-store'
import { goToSummaryEntry, guestUserNameEntry, loginFromCartEntry } from '../storage/storage-entries'

export interface ResumePorts {
  readonly browserStore: BrowserStore
  /** Origin of the shop: a URL of any other is ignored. */
  readonly origin: string
  /** URL of the cart page. */
  readonly cartUrl: string
  /** False when the buyer must check the cart first, because not all of the guest cart was merged. */
  readonly isCartMerged: boolean
  readonly navigate: (url: string) => void
  readonly reportFailure: (error: unknown, context: string) => void
}

/** The stored path, which is removed; undefined when there is none or it leads away from the shop. */
function takeSummaryUrl({ browserStore, origin, reportFailure }: ResumePorts): string | undefined {
  const url = browserStore.read(goToSummaryEntry)
  if (url === null) return undefined
  browserStore.remove(goToSummaryEntry)
  const path = sameOriginPath(url, origin)
  if (path === undefined) reportFailure(url, 'goToSummary leads away from the shop and is dropped')
  return path
}

/**
 * Continues where signing in interrupted: goes to the summary, or to the cart, which shows what was not merged before the
 * buyer pays. Returns whether it went anywhere. The guest cart is not cleared here: it only has lines that were not sent.
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
