import type { Browser, Tab } from './browser.ts'
import { password } from './direct-calls.ts'
import type { Buyer, DirectCalls } from './direct-calls.ts'
import type { Line } from './line.ts'
import { origin } from './shopper.ts'
import type { ShopPage, Shopper } from './shopper.ts'

interface Visiting {
  calls: DirectCalls
  browser: Browser
  line: Line
  shopper: Shopper
  note: (event: string) => void
  log: (text: string) => void
}

/** The sessions of one browser: of a buyer, and of a guest. */
export const createSessions = ({ calls, browser, line, shopper, note, log }: Visiting) => {
  let isSignedOut = false
  let isGuestGone = false

  /** Signs in like the sign-in page, and closes that page. */
  const signIn = async (page: ShopPage, { email: username }: Buyer) => {
    const { redirectUrl } = await page.client.session.signIn({ username, password, startUrl: '/de-CH/' })
    await page.ports.fetch(new Request(new URL(redirectUrl, origin)))
    log(`${username} has signed in`)
    page.leave()
  }

  /** The platform ends the browser's session. */
  const endSession = async () => {
    const sid = browser.cookies.get('sid')
    if (sid === undefined) return
    await calls.endSession(sid)
    note('session gone')
    isSignedOut = true
    log('the session has ended')
  }

  /** The buyer signs in again after the session has ended; without faults. */
  const signBackIn = async (tab: Tab, buyer: Buyer) => {
    if (!isSignedOut) return
    line.mend()
    isSignedOut = false
    await signIn(shopper.openPage(tab), buyer)
  }

  /** The browser's guest is no longer known to the platform. */
  const endGuestSession = () => {
    if (!browser.cookies.delete('guest_id')) return
    isGuestGone = true
    note('guest session gone')
    log('the guest session has ended')
  }

  /** The shop then leads back to the guest's cart, from where it is sent again; without faults. */
  const sendGuestCartAgain = async (tab: Tab) => {
    if (!isGuestGone) return
    line.mend()
    isGuestGone = false
    const page = shopper.openPage(tab)
    await page.client.guestSessionCart.send()
    page.leave()
    log('the guest has sent the cart again')
  }

  return { signIn, endSession, signBackIn, endGuestSession, sendGuestCartAgain }
}
