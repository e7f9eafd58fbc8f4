import type { CartBrowser } from './cart-browser'
import type { ClientCore } from '../client-core'
import { storageEntries } from '../storage/storage-entries'

interface Following {
  readonly browser: CartBrowser
  /** Reads the cart again if a page has it. */
  readonly refresh: () => void
}

/** Shows what another tab has in doubt, and what it has changed: the cart and its counts are those of all tabs. */
export function followOtherTabs(
  {
    browserStore,
    scope,
    events,
    lifetime,
  }: Pick<ClientCore, 'browserStore' | 'scope' | 'events' | 'lifetime'>,
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
  const leave = [browserStore.follow(storageEntries.cartClaims, follow), scope.subscribe(browser.refresh)]
  lifetime.onEnd(() => leave.forEach((stop) => stop()))
}
