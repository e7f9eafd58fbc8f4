import type { InitialVat } from '../client/options'
import { readRegion, resolveRegion } from '../rules/region/region'
import type { ShopType } from '../rules/region/shop-type'
import { presetVatRate, resolveVatInfo } from '../rules/money/vat'
import type { VatInfo, VatRate } from '../rules/money/vat'
import type { BrowserStore } from '../storage/browser-store'
import { vatInfoEntry } from '../storage/storage-entries'
import { valueOf } from '../state/async-state'
import type { AsyncStore } from '../state/async-state'
import { createStore, readOnly } from '../state/store'
import type { ReadableStore } from '../state/store'

/** The current VAT of a client, stored in the browser. */
export interface VatStore extends ReadableStore<VatInfo> {
  /** Takes over the stored value, as for a page restored from the back/forward cache. */
  refresh(): void
  /** Stores the country with its rate; false, and reported, where the shop does not have it. */
  setCountry(countryCode: string): boolean
  /** Stores the current country with the platform's rate, once; does nothing before the rates are loaded. */
  saveCountry(): void
}

interface VatStoreOptions {
  readonly shop: ShopType
  readonly urlRegion: string | null
  readonly initialVat: InitialVat | undefined
  /** What a server rendered. */
  readonly serverVat: VatInfo | undefined
  readonly rates: AsyncStore<readonly VatRate[]>
  readonly browserStore: BrowserStore
  readonly reportFailure: (error: unknown, context: string) => void
  /** `YYYY-MM-DD` */
  readonly today: string
}

/**
 * The VAT of one client. It always belongs to a country of the shop: that of the address, else what this browser
 * stored, a server rendered or the options say. Other tabs do not change it: prices stay the same until the next page.
 */
export function createVatStore(options: VatStoreOptions): VatStore {
  const { shop, serverVat, rates, browserStore, reportFailure } = options
  const readStored = () =>
    browserStore.readText(vatInfoEntry) === null ? undefined : ofShop(shop, browserStore.read(vatInfoEntry))
  const loadedRates = () => valueOf(rates.getSnapshot())
  const first = firstVatInfo(options, { rates: loadedRates(), stored: readStored() })
  const store = createStore<VatInfo>(first, serverVat ?? first)
  let isSaved = false

  const setCountry = (countryCode: string) => {
    const region = readRegion(shop, countryCode)
    const info = region && resolveVatInfo(loadedRates() ?? [], region)
    if (info) {
      browserStore.write(vatInfoEntry, info)
      store.set(info)
    } else reportFailure(countryCode, 'no VAT rate is known for this country')
    return info !== undefined
  }

  return {
    ...readOnly(store),
    setCountry,
    refresh() {
      const stored = readStored()
      if (stored) store.set(stored)
    },
    saveCountry() {
      if (loadedRates() === undefined) return
      // Only once: what another tab has stored since is the shopper's newer choice.
      if (!isSaved) isSaved = setCountry(store.getSnapshot().countryCode)
    },
  }
}

interface LoadedVat {
  readonly rates: readonly VatRate[] | undefined
  readonly stored: VatInfo | undefined
}

/** Chooses the country first, then the most reliable rate for it. */
function firstVatInfo(
  { shop, urlRegion, initialVat, serverVat, today }: VatStoreOptions,
  { rates = [], stored }: LoadedVat,
): VatInfo {
  const savedCountryCode =
    stored?.countryCode ?? ofShop(shop, serverVat)?.countryCode ?? initialVat?.countryCode
  const countryCode = resolveRegion({ shop, urlRegion, savedCountryCode })
  const reported = [...rates, serverVat, stored, initialVat].find((info) => info?.countryCode === countryCode)
  const vatRate = reported?.vatRate ?? presetVatRate(countryCode, today)
  return { countryName: countryCode, countryCode, vatRate }
}

const ofShop = (shop: ShopType, info: VatInfo | undefined): VatInfo | undefined =>
  readRegion(shop, info?.countryCode) && info
