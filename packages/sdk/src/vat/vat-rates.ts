import type { Client } from '../client/client'
import type { LoadedStore } from '../client/loaded-store'
import { transport } from '../client/transport'
import { getVatInformation } from '../contract/vat/vat-information'
import type { VatRate } from '../rules/money/vat'
import { readVatRates } from '../rules/money/vat-records'
import { valueOf } from '../state/async-state'
import { vat, vatRatesKey } from './vat'

/**
 * The countries' rates, loaded once (`getVATInformation`); from then on prices have the platform's rate of the present
 * country, which is saved with it. Setting a country needs them. [2.8-3] [4.selected-country-header-3]
 */
export function vatRates(client: Client): LoadedStore<readonly VatRate[]> {
  const { getSnapshot, getServerSnapshot, subscribe, join } = client.loaded(vatRatesKey)
  const { send } = client.use(transport)
  const { saveCountry } = client.use(vat)
  return {
    getSnapshot,
    getServerSnapshot,
    subscribe,
    load: async (call) => {
      const rates =
        valueOf(getSnapshot()) ??
        (await join(async () => readVatRates((await send(getVatInformation, {}, call)).data)))
      saveCountry()
      return rates
    },
  }
}
