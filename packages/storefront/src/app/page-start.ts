import {
  cartCounts,
  cartSummary,
  hasGuestFavourites,
  inactiveCart,
  session,
  vatRates,
  type Client,
} from '@cartonnage/sdk'
import { partialMatchUrl } from '@cartonnage/sdk/rules'
import { hostSettings } from '../shell/shop-settings'

/**
 * Loads what the frame shows of a buyer: the session, which also merges the guest cart, and the carts. A page that Back
 * brought may still say that there is a guest: it asks again.
 */
export async function loadBuyer(shop: Client, mayBeOutdated: boolean): Promise<void> {
  const { use } = shop
  if (mayBeOutdated) await use(session).reload()
  const { isGuest } = await use(session).load()
  if (!isGuest && hasGuestFavourites(shop)) void keepFavourites(shop)
  await Promise.all([use(inactiveCart).load(), loadSummary(use)])
}

/** Puts what the guest has marked on the buyer's list; what fails is tried again by the next page. */
async function keepFavourites(shop: Client): Promise<void> {
  try {
    const { keepGuestFavourites } = await import('../shared/lists/data/keep-guest-favourites')
    await keepGuestFavourites(shop)
  } catch (error) {
    shop.reportFailure(error, 'the favourites of the guest wait in the browser')
  }
}

/** An empty cart needs no summary. */
async function loadSummary(use: Client['use']): Promise<void> {
  const { uniqueProductCount } = await use(cartCounts).load()
  if (uniqueProductCount > 0) await use(cartSummary).load()
}

export const loadVatRates = ({ use }: Client): Promise<unknown> => use(vatRates).load()

/** Goes to the page in the document's language. */
export async function matchDocumentLanguage({ use }: Client, lang: string): Promise<void> {
  const { isPreview } = await use(session).ensure()
  matchLanguage(lang, { url: location.href, isPreview, go: (url) => location.replace(url) })
}

/** Where the page is and how it goes elsewhere; tests replace both. */
export interface LanguageTarget {
  readonly url: string
  /** Whether the session says that this is a preview host. */
  readonly isPreview?: boolean | undefined
  readonly go: (url: string) => void
}

/**
 * Goes to the shop's language that matches the document's only in part. Our own server writes full matches; a host that
 * embeds the shop in its own page may say `en-GB`.
 */
export function matchLanguage(language: string, { url, isPreview, go }: LanguageTarget): void {
  const matching = partialMatchUrl(language, { url, isPreview, settings: hostSettings })
  // The new page may have the same language again: it must not navigate forever.
  if (matching !== undefined && matching !== url) go(matching)
}
