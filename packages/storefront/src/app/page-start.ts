import {
  cartCounts,
  cartSummary,
  inactiveCart,
  loadShopper,
  session,
  vatRates,
  type Client,
} from '@cartonnage/sdk'
import { matchLanguage } from './match-language'

/** Loads what the frame shows of a buyer: the session, whose guest cart is merged on the way, and the carts. */
export async function loadBuyer({ use }: Client): Promise<void> {
  await use(loadShopper)()
  await Promise.all([use(inactiveCart).load(), loadSummary(use)])
}

/** An empty cart has nothing that could be wrong. */
async function loadSummary(use: Client['use']): Promise<void> {
  const { uniqueProductCount } = await use(cartCounts).load()
  if (uniqueProductCount > 0) await use(cartSummary).load()
}

export const loadVatRates = ({ use }: Client): Promise<unknown> => use(vatRates).load()

/** Leads to the page in the language that it was shown in. */
export async function matchShownLanguage({ use }: Client, lang: string): Promise<void> {
  const { isPreview } = await use(session).ensure()
  matchLanguage(lang, { url: location.href, isPreview, go: (url) => location.replace(url) })
}
