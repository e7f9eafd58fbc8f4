import { password } from './sandbox.mjs'

/** @typedef {import('./sandbox.mjs').Buyer} Buyer */
/** @typedef {import('./shopper.mjs').ShopPage} ShopPage */

/**
 * The sessions of one browser: of a buyer, and of a guest.
 * @param {object} run
 * @param {import('./sandbox.mjs').Sandbox} run.sandbox
 * @param {string} run.origin
 * @param {import('./clock.mjs').Clock} run.clock
 * @param {import('./line.mjs').Line} run.line
 * @param {import('./browser.mjs').Browser} run.browser
 * @param {import('./shopper.mjs').Shopper} run.shopper
 * @param {(event: string) => void} run.note
 * @param {(text: string) => void} run.log
 */
export const createSessions = ({ sandbox, origin, clock, line, browser, shopper, note, log }) => {
  let isSignedOut = false
  let isGuestGone = false

  /** Signs in like the sign-in page, and closes that page. @param {ShopPage} page @param {Buyer} buyer */
  const signIn = async (page, { email }) => {
    const { redirectUrl } = await page.client.signIn.signIn({
      username: email,
      password,
      startUrl: '/de-CH/',
    })
    await page.ports.fetch(new Request(new URL(redirectUrl, origin), { redirect: 'manual' }))
    log(`${email} has signed in`)
    page.leave()
  }

  /** The platform ends the browser's session. */
  const endSession = async () => {
    const sid = browser.cookies.get('sid')
    if (sid === undefined) return
    await clock.work(() => sandbox.endSession(sid))
    note('session gone')
    isSignedOut = true
    log('the session has ended')
  }

  /** The buyer signs in again after the session has ended; without faults. @param {import('./browser.mjs').Tab} tab @param {Buyer} buyer */
  const signBackIn = async (tab, buyer) => {
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

  /** The shop then leads back to the guest's cart, from where it is sent again; without faults. @param {import('./browser.mjs').Tab} tab */
  const sendGuestCartAgain = async (tab) => {
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
