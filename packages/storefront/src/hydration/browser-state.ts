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

/** Work that was interrupted by a sign-in or a reload, by the keys where the SDK stores it. */
const openWork = ['cartMergeJournal', 'loginFromCart', 'cartClaims', 'effectiveAccount', 'typedForm']

const hasOpenWork = ({ local, tab }: BrowserState): boolean =>
  [local, tab].some((storage) =>
    attempt(() => Object.keys(storage()).some((key) => openWork.includes(key.replace(/:.*/, '')))),
  )

/** The country that the visitor chose; undefined without a choice. */
const chosenCountry = ({ local }: BrowserState): unknown =>
  attempt(() => (JSON.parse(local().getItem('vatInfo') ?? '{}') as { countryCode?: unknown }).countryCode)

/**
 * Whether the page has to start without a sign of the visitor, because the HTML says less than the browser knows: a buyer
 * with a guest's cart to merge or with work to resume, or another country than the prices are for.
 */
export function mustStart(browser: BrowserState, { country }: RenderedFor): boolean {
  const hasSession = /(?:^|; )sid_Client=/.test(browser.cookies)
  if (hasSession && (countGuestLines(browser) > 0 || hasOpenWork(browser))) return true
  const chosen = chosenCountry(browser)
  return chosen !== undefined && chosen !== country
}
