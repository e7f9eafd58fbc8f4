import type { MainPrice } from '@cartonnage/sdk/rules'
import { pricesKey, readPrices } from '../shell/guest-prices'

/** What the early script reads of the browser's storage, without the shop's client. */
export interface BrowserState {
  readonly cookies: string
  /** May throw: a browser can forbid storage. */
  readonly local: () => Storage
  readonly tab: () => Storage
}

/** What the server rendered the page for. */
export interface RenderedFor {
  readonly country: string
  /** The shop's id at the platform. */
  readonly shop?: string | undefined
}

/** Runs a read of the storage; undefined where it is forbidden or corrupt. */
function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** The number of products in the guest's cart. */
export const countGuestLines = ({ local }: BrowserState): number =>
  attempt(() => {
    const lines: unknown = JSON.parse(local().getItem('anonymousCart') ?? '[]')
    return Array.isArray(lines) ? lines.length : 0
  }) ?? 0

/** The prices that a guest chose for the shop with this id; undefined where the browser forbids storage. */
export const chosenPrices = ({ local }: BrowserState, shop?: string): MainPrice | undefined =>
  attempt(() => readPrices(local().getItem(`${pricesKey}:${shop}`)))

/** Work that was interrupted by a sign-in or a reload, by the keys where the SDK stores it. */
const openWork = [
  'cartMergeJournal',
  'loginFromCart',
  'cartClaims',
  'effectiveAccount',
  'typedForm',
  'favourites',
]

const hasOpenWork = ({ local, tab }: BrowserState): boolean =>
  [local, tab].some((storage) =>
    attempt(() => Object.keys(storage()).some((key) => openWork.includes(key.replace(/:.*/, '')))),
  )

/** The country that the visitor chose; undefined without a choice. */
const chosenCountry = ({ local }: BrowserState): unknown =>
  attempt(() => (JSON.parse(local().getItem('vatInfo') ?? '{}') as { countryCode?: unknown }).countryCode)

/**
 * Whether the page has to start without a sign of the visitor, because the HTML says less than the browser knows: a buyer
 * with a guest's cart to merge or with work to resume, another country than the prices are for, or net prices, which the
 * switch has to say to screen readers.
 */
export function mustStart(browser: BrowserState, { country, shop }: RenderedFor): boolean {
  const hasSession = /(?:^|; )sid_Client=/.test(browser.cookies)
  if (hasSession && (countGuestLines(browser) > 0 || hasOpenWork(browser))) return true
  if (chosenPrices(browser, shop) === 'net') return true
  const chosen = chosenCountry(browser)
  return chosen !== undefined && chosen !== country
}
