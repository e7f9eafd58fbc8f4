import { useShopClient } from '@cartonnage/react-hooks'
import { sessionKey, valueOf, vat, type Client } from '@cartonnage/sdk'
import { useEffect } from 'react'
import { readCookie } from '../shell/read-cookie'
import { regionCookieLine } from '../shell/region-cookie'

/**
 * Runs once the page is hydrated: replays the queued clicks, settles the region and saves it in the cookie for the
 * server's next page, and loads a buyer's session (which merges the guest cart and resumes after a sign-in).
 */
export function useShopStart(): void {
  const shop = useShopClient()
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = ''
    document.dispatchEvent(new Event('shop:hydrated'))
    const mirror = () => mirrorRegion(shop)
    const leave = shop.use(vat).subscribe(mirror)
    mirror()
    const report = (context: string) => (error: unknown) => shop.reportFailure(error, context)
    settleRegion(shop).catch(report('the VAT rates cannot be loaded'))
    // Not reported: what cannot be loaded is not shown, and a failed session counts as a guest's.
    loadBuyer(shop).catch(() => undefined)
    settleLanguage(shop).catch(report('the language of the page'))
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) refreshRestoredPage(shop).catch(() => undefined)
    }
    addEventListener('pageshow', onShow)
    return () => {
      leave()
      removeEventListener('pageshow', onShow)
    }
  }, [shop])
}

/** Fetched only on pages that start with a call to the platform. */
const fetchStart = () => import('./page-start')

/** Saves the current country with the platform's VAT rates, which most pages already contain. */
async function settleRegion(shop: Client): Promise<void> {
  const { rates, saveCountry } = shop.use(vat)
  if (rates.getSnapshot().status === 'ready') return saveCountry()
  const { loadVatRates } = await fetchStart()
  await loadVatRates(shop)
}

/** The page has the client's language, unless another server rendered it. */
async function settleLanguage(shop: Client): Promise<void> {
  const { lang } = document.documentElement
  if (lang === shop.locale) return
  const { matchDocumentLanguage } = await fetchStart()
  await matchDocumentLanguage(shop, lang)
}

/** A guest has nothing to load; the readable session cookie says that there may be a buyer. */
async function loadBuyer(shop: Client): Promise<void> {
  if (readCookie(document.cookie, 'sid_Client') === undefined) return
  const { loadBuyer: load } = await fetchStart()
  await load(shop)
}

/** A page from the back/forward cache may be outdated: its guest may have signed in meanwhile. */
async function refreshRestoredPage(shop: Client): Promise<void> {
  await shop.revalidate()
  if (valueOf(shop.loaded(sessionKey).getSnapshot())?.isGuest !== false) await loadBuyer(shop)
}

/** Saves the region for the server's next page. */
function mirrorRegion({ use, shop }: Client): void {
  const { countryCode: region } = use(vat).getSnapshot()
  const isSecure = location.protocol === 'https:'
  const line = regionCookieLine(document.cookie, { region, shop, isSecure })
  if (line !== undefined) document.cookie = line
}
