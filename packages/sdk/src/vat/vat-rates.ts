import type { FeatureContext } from '../client/client'
import type { LoadedStore } from '../client/loaded-store'
import { transport } from '../client/transport'
import { getVatInformation } from '../contract/vat/vat-information'
import type { VatRate } from '../rules/money/vat'
import { readVatRates } from '../rules/money/vat-records'
import { valueOf } from '../state/async-state'
import { readOnly } from '../state/store'
import type { SendOptions, Transport } from '../transport/transport'
import { vat, vatRatesKey } from './vat'

/** The platform's VAT rates; cached for 5 minutes. */
export const listVatRates = async ({ send }: Transport, options?: SendOptions): Promise<readonly VatRate[]> =>
  readVatRates((await send(getVatInformation, {}, options)).data)

/**
 * The rates of all countries, loaded once. From then on prices have the platform's rate of the current country, which
 * is stored with it. `vat.setCountry` needs them.
 */
export function vatRates(client: FeatureContext): LoadedStore<readonly VatRate[]> {
  const store = client.loaded(vatRatesKey)
  const connection = client.use(transport)
  const { saveCountry } = client.use(vat)
  return {
    ...readOnly(store),
    load: async (call) => {
      const rates = valueOf(store.getSnapshot()) ?? (await store.join(() => listVatRates(connection, call)))
      saveCountry()
      return rates
    },
  }
}
