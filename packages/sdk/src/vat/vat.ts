import type { FeatureContext } from '../client/client'
import type { StateKey } from '../client/client-state'
import type { VatInfo, VatRate } from '../rules/money/vat'
import { readUrlRegion } from '../rules/region/region'
import type { AsyncState } from '../state/async-state'
import type { ReadableStore } from '../state/store'
import { createVatStore } from './vat-store'

/** The platform's VAT rates; the same for all shoppers. */
export const vatRatesKey: StateKey<readonly VatRate[]> = { name: 'vatRates' }
const vatKey: StateKey<VatInfo> = { name: 'vat' }

/**
 * The VAT of displayed prices: of the address's region, else the stored one, else `initialVat`; always of a country of
 * the shop. Available at once, on a server too.
 */
export interface VatFeature extends ReadableStore<VatInfo> {
  /**
   * Stores the country and its rate, for this tab and for later pages of all others. False, and reported, where the
   * shop does not have the country or the platform no rate for it.
   */
  setCountry(countryCode: string): boolean
  /** The rates of all countries once `vatRates` has loaded them. */
  readonly rates: ReadableStore<AsyncState<readonly VatRate[]>>
  /** Stores the current country with the platform's rate, once; does nothing before the rates are loaded. */
  saveCountry(): void
}

/** The VAT of one client. It sends nothing; `vatRates` loads the platform's rates. */
export function vat(client: FeatureContext): VatFeature {
  const { options, storage: browserStore, reportFailure } = client
  const { base, initialVat, clock, runtime } = options
  const rates = client.loaded(vatRatesKey)
  const store = createVatStore({
    shop: base.shop,
    urlRegion: readUrlRegion(base.origin + base.path + base.search),
    initialVat,
    serverVat: client.carried(vatKey, () => store.getSnapshot()),
    rates,
    browserStore,
    reportFailure,
    today: new Date(clock.now()).toISOString().slice(0, 10),
  })
  client.onRevalidate(store.refresh)
  const { getSnapshot, getServerSnapshot, subscribe, setCountry, saveCountry } = store
  return {
    getSnapshot,
    getServerSnapshot: runtime === 'server' ? getSnapshot : getServerSnapshot,
    subscribe,
    rates,
    setCountry,
    saveCountry,
  }
}
