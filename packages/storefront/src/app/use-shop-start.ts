import { useShop } from '@cartonnage/react-hooks'
import type { Client } from '@cartonnage/sdk'
import { valueOf } from '@cartonnage/sdk'
import { useEffect } from 'react'
import { readCookie } from './read-cookie'
import { regionCookieLine } from './region-cookie'

/**
 * What begins once the page is alive: the held clicks are played again, the region is settled and mirrored for
 * the server's next page, and a buyer's session is loaded (which merges the guest cart and resumes after a
 * sign-in).
 */
export function useShopStart(): void {
  const shop = useShop()
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = ''
    document.dispatchEvent(new Event('shop:hydrated'))
    const mirror = () => mirrorRegion(shop)
    const leave = shop.vat.subscribe(mirror)
    const leaveChecks = shop.cart.checks.subscribe(() => wakeForChecks(shop))
    mirror()
    shop.vatRates.load().catch((error: unknown) => shop.reportFailure(error, 'the VAT rates cannot be loaded'))
    void loadBuyer(shop)
    void settleLanguage(shop)
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) shop.revalidate().catch(() => undefined)
    }
    addEventListener('pageshow', onShow)
    return () => {
      leave()
      leaveChecks()
      removeEventListener('pageshow', onShow)
    }
  }, [shop])
}

/** The page's language is the shop's, unless somebody else made the page. */
async function settleLanguage({ locale, session, reportFailure }: Client): Promise<void> {
  const { lang } = document.documentElement
  if (lang === locale) return
  try {
    const { matchLanguage } = await import('./match-language')
    const { isPreview } = valueOf(session.getSnapshot()) ?? (await session.load())
    matchLanguage(lang, { url: location.href, isPreview, go: (url) => location.replace(url) })
  } catch (error) {
    reportFailure(error, 'the language of the page')
  }
}

/** What is being checked in the cart is said although nobody has moved yet: the part that says it may sleep. */
function wakeForChecks({ cart }: Client): void {
  if (cart.checks.getSnapshot().length > 0) document.dispatchEvent(new Event('shop:wanted'))
}

/** A guest has nothing to load: the mark of a session says that there is somebody. */
async function loadBuyer(shop: Client): Promise<void> {
  if (readCookie(document.cookie, 'sid_Client') === undefined) return
  try {
    await shop.load()
    await Promise.all([shop.inactiveCart.load(), loadSummary(shop)])
  } catch {
    // Silent [8-10]: what is missing is not shown, and a failed session counts as a guest's [8-16].
  }
}

/** An empty cart has nothing that could be wrong. */
async function loadSummary({ cartCounts, cartSummary }: Client): Promise<void> {
  const counts = valueOf(cartCounts.getSnapshot())
  if (counts !== undefined && counts.uniqueProductCount > 0) await cartSummary.load()
}

/** Tells the server's next page the region. */
function mirrorRegion({ vat, shop }: Client): void {
  const { countryCode: region } = vat.getSnapshot()
  const isSecure = location.protocol === 'https:'
  const line = regionCookieLine(document.cookie, { region, shop, isSecure })
  if (line !== undefined) document.cookie = line
}
