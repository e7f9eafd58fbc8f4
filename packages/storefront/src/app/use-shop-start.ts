import { useShopClient } from '@cartonnage/react-hooks'
import { cartChecks, sessionKey, valueOf, vat, type Client } from '@cartonnage/sdk'
import { useEffect } from 'react'
import { readCookie } from './read-cookie'
import { regionCookieLine } from './region-cookie'

/**
 * What begins once the page is alive: the held clicks are played again, the region is settled and mirrored for
 * the server's next page, and a buyer's session is loaded (which merges the guest cart and resumes after a
 * sign-in).
 */
export function useShopStart(): void {
  const shop = useShopClient()
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = ''
    document.dispatchEvent(new Event('shop:hydrated'))
    const mirror = () => mirrorRegion(shop)
    const leave = shop.use(vat).subscribe(mirror)
    const leaveChecks = shop.use(cartChecks).subscribe(() => hydrateForChecks(shop))
    mirror()
    const report = (context: string) => (error: unknown) => shop.reportFailure(error, context)
    settleRegion(shop).catch(report('the VAT rates cannot be loaded'))
    // Silent [8-10]: what is missing is not shown, and a failed session counts as a guest's [8-16].
    loadBuyer(shop).catch(() => undefined)
    settleLanguage(shop).catch(report('the language of the page'))
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) showAgain(shop).catch(() => undefined)
    }
    addEventListener('pageshow', onShow)
    return () => {
      leave()
      leaveChecks()
      removeEventListener('pageshow', onShow)
    }
  }, [shop])
}

/** What talks to the platform comes where a page begins with a question. */
const fetchStart = () => import('./page-start')

/** The present country is saved with the platform's rate, which most pages bring along. */
async function settleRegion(shop: Client): Promise<void> {
  const { rates, saveCountry } = shop.use(vat)
  if (rates.getSnapshot().status === 'ready') return saveCountry()
  const { loadVatRates } = await fetchStart()
  await loadVatRates(shop)
}

/** The page's language is the shop's, unless somebody else made the page. */
async function settleLanguage(shop: Client): Promise<void> {
  const { lang } = document.documentElement
  if (lang === shop.locale) return
  const { matchShownLanguage } = await fetchStart()
  await matchShownLanguage(shop, lang)
}

/** What is being checked in the cart is said although nobody has moved yet: the part that says it may sleep. */
function hydrateForChecks({ use }: Client): void {
  if (use(cartChecks).getSnapshot().length > 0) document.dispatchEvent(new Event('shop:wanted'))
}

/** A guest has nothing to load: the mark of a session says that there is somebody. */
async function loadBuyer(shop: Client): Promise<void> {
  if (readCookie(document.cookie, 'sid_Client') === undefined) return
  const { loadBuyer: load } = await fetchStart()
  await load(shop)
}

/** A page that comes back may belong to somebody by now: who signed in elsewhere was a guest when it was left. */
async function showAgain(shop: Client): Promise<void> {
  await shop.revalidate()
  if (valueOf(shop.loaded(sessionKey).getSnapshot())?.isGuest !== false) await loadBuyer(shop)
}

/** Tells the server's next page the region. */
function mirrorRegion({ use, shop }: Client): void {
  const { countryCode: region } = use(vat).getSnapshot()
  const isSecure = location.protocol === 'https:'
  const line = regionCookieLine(document.cookie, { region, shop, isSecure })
  if (line !== undefined) document.cookie = line
}
