import type { Client } from '../client/client'
import type { LoadedStore } from '../client/loaded-store'
import { transport } from '../client/transport'
import { getVatInformation } from '../contract/vat/vat-information'
import type { VatRate } from '../rules/money/vat'
import { readVatRates } from '../rules/money/vat-records'
import { valueOf } from '../state/async-state'
import { readOnly } from '../state/store'
import type { SendOptions, Transport } from '../transport/transport'
import { vat, vatRatesKey } from './vat'

/** The rates of the platform's VAT records [7.1-7]; kept for 5 minutes. */
export const listVatRates = async ({ send }: Transport, options?: SendOptions): Promise<readonly VatRate[]> =>
  readVatRates((await send(getVatInformation, {}, options)).data)

/**
 * The countries' rates, loaded once (`getVATInformation`); from then on prices have the platform's rate of the present
 * country, which is saved with it. Setting a country needs them. [2.8-3] [4.selected-country-header-3]
 */
export function vatRates(client: Client): LoadedStore<readonly VatRate[]> {
  const store = client.loaded(vatRatesKey)
  const made = client.use(transport)
  const { saveCountry } = client.use(vat)
  return {
    ...readOnly(store),
    load: async (call) => {
      const rates = valueOf(store.getSnapshot()) ?? (await store.join(() => listVatRates(made, call)))
      saveCountry()
      return rates
    },
  }
}
