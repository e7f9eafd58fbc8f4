import { useShopClient } from '@cartonnage/react-hooks'
import { sessionKey, valueOf, vat, type Client } from '@cartonnage/sdk'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router-dom'
import { followOrders } from '../shared/order/first-order'
import { regionCookieLine } from '../shell/region-cookie'

/**
 * Runs once the page is hydrated: replays the queued clicks, settles the region and saves it in the cookie for the
 * server's next page, notes the buyer's first order, and loads a buyer's session (which merges the guest cart and resumes after a sign-in).
 */
export function useShopStart(): void {
  const shop = useShopClient()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    document.dispatchEvent(new Event('shop:hydrated'))
    const mirror = () => mirrorRegion(shop)
    const leave = shop.use(vat).subscribe(mirror)
    mirror()
    const report = (context: string) => (error: unknown) => shop.reportFailure(error, context)
    settleRegion(shop).catch(report('the VAT rates cannot be loaded'))
    // Not reported: what cannot be loaded is not shown, and a failed session counts as a guest's.
    const find = (work: () => Promise<void>) => findBuyer(shop, { work, revalidate }).catch(() => undefined)
    void find(() => loadBuyer(shop, isReturn()))
    settleLanguage(shop).catch(report('the language of the page'))
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) void find(() => refreshRestoredPage(shop))
    }
    addEventListener('pageshow', onShow)
    const stopFollowing = followOrders(shop)
    return () => {
      leave()
      stopFollowing()
      removeEventListener('pageshow', onShow)
    }
  }, [shop, revalidate])
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

const showsBuyer = (shop: Client): boolean =>
  valueOf(shop.loaded(sessionKey).getSnapshot())?.isGuest === false

interface Finding {
  /** May find that there is a buyer. */
  readonly work: () => Promise<void>
  readonly revalidate: () => Promise<void>
}

/**
 * A page that Back brought, made for the guest that its buyer was then, is loaded anew as the buyer's: a sign-in page leads
 * on, prices are the buyer's.
 */
async function findBuyer(shop: Client, { work, revalidate }: Finding): Promise<void> {
  const wasGuest = !showsBuyer(shop)
  await work()
  if (wasGuest && showsBuyer(shop)) await revalidate()
}

/** Whether Back or Forward brought the document, perhaps as it was stored for a guest. */
const isReturn = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'back_forward')

/** A guest has nothing to load. */
async function loadBuyer(shop: Client, mayBeOutdated: boolean): Promise<void> {
  if (!shop.options.hasSession()) return
  const { loadBuyer: load } = await fetchStart()
  await load(shop, mayBeOutdated && !showsBuyer(shop))
}

/**
 * A page from the back/forward cache may be outdated: its guest may have signed in meanwhile, and its buyer may have signed
 * out. Then nothing of it may be seen. (Pages that the server made for a buyer are not kept; a guest's page may have become
 * a buyer's.)
 */
async function refreshRestoredPage(shop: Client): Promise<void> {
  if (showsBuyer(shop) && !shop.options.hasSession()) {
    document.documentElement.hidden = true
    return location.reload()
  }
  await shop.revalidate()
  if (!showsBuyer(shop)) await loadBuyer(shop, true)
}

/** Saves the region for the server's next page. */
function mirrorRegion({ use, shop }: Client): void {
  const { countryCode: region } = use(vat).getSnapshot()
  const isSecure = location.protocol === 'https:'
  const line = regionCookieLine(document.cookie, { region, shop, isSecure })
  if (line !== undefined) document.cookie = line
}
