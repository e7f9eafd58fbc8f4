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

export interface VatStore extends ReadableStore<VatInfo> {
  /** Takes over what is stored, as after a restored page. */
  refresh(): void
  /** Saves the country with its rate [4.selected-country-header-3]; false, and reported, where the shop has none. */
  setCountry(countryCode: string): boolean
  /** Saves the present country with the platform's rate, once; nothing as long as the rates are not loaded. */
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
 * stored, a server rendered or the options say [4.selected-country-header-2]. Other tabs do not change it: prices stay
 * what they are until the next page.
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
      // Once: what another tab has stored since is its own choice.
      if (!isSaved) isSaved = setCountry(store.getSnapshot().countryCode)
    },
  }
}

interface Reported {
  readonly rates: readonly VatRate[] | undefined
  readonly stored: VatInfo | undefined
}

/** The country first, then the best that is known of its rate. */
function firstVatInfo(
  { shop, urlRegion, initialVat, serverVat, today }: VatStoreOptions,
  { rates = [], stored }: Reported,
): VatInfo {
  const savedCountryCode =
    stored?.countryCode ?? ofShop(shop, serverVat)?.countryCode ?? initialVat?.countryCode
  const countryCode = resolveRegion({ shop, urlRegion, savedCountryCode })
  const reported = [...rates, serverVat, stored, initialVat].find((one) => one?.countryCode === countryCode)
  const vatRate = reported?.vatRate ?? presetVatRate(countryCode, today)
  return { countryName: countryCode, countryCode, vatRate }
}

const ofShop = (shop: ShopType, info: VatInfo | undefined): VatInfo | undefined =>
  readRegion(shop, info?.countryCode) && info
