import { getCategories } from '../contract/navigation/navigation'
import { getVatInformation, type VatRateRecord } from '../contract/vat/vat-information'
import { readNavigationTree, type NavigationItem } from '../rules/page/navigation'
import type { SendOptions, Transport } from '../transport/transport'

/** What the header shows. */
export interface NavigationCalls {
  /** The category tree in the present locale [7.1-6]; kept for 5 minutes. */
  listItems(options?: SendOptions): Promise<readonly NavigationItem[]>
  /** VAT records as the platform keeps them, for `readVatRates` [7.1-7]; kept for 5 minutes. */
  listVatRecords(options?: SendOptions): Promise<readonly VatRateRecord[]>
}

export function createNavigationCalls({ send, scope }: Transport): NavigationCalls {
  return {
    listItems: async (options) => {
      const query = { methodParams: JSON.stringify({ selectedLanguage: scope().locale }) }
      return readNavigationTree((await send(getCategories, { query }, options)).data)
    },
    listVatRecords: async (options) => (await send(getVatInformation, {}, options)).data,
  }
}
