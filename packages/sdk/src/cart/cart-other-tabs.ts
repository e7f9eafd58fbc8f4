import type { CartBrowser } from './cart-browser'
import type { Client } from '../client/client'
import { cartClaimsEntry } from '../storage/storage-entries'

interface Following {
  readonly browser: CartBrowser
  /** Reads the cart again if a page has it. */
  readonly refresh: () => void
}

/** Shows what another tab has in doubt, and what it has changed: the cart and its counts are those of all tabs. */
export function followOtherTabs(
  { storage, scope, events, onDispose }: Pick<Client, 'storage' | 'scope' | 'events' | 'onDispose'>,
  { browser, refresh }: Following,
): void {
  const countOpen = () => {
    const { page } = browser.self()
    return browser.read().claims.filter((claim) => claim.page !== page && !claim.isUnsent).length
  }
  let open = countOpen()
  const follow = () => {
    browser.refresh()
    const before = open
    open = countOpen()
    if (open >= before) return
    events.emit('cartchanged')
    refresh()
  }
  browser.refresh()
  const leave = [storage.follow(cartClaimsEntry, follow), scope.subscribe(browser.refresh)]
  onDispose(() => leave.forEach((stop) => stop()))
}
