import { getCategories } from '../contract/navigation'
import {
  getCartCounts,
  getInactiveCarts,
  getVatInformation,
  type CartCounts,
  type InactiveCarts,
  type VatRateRecord,
} from '../contract/server-actions'
import { readNavigationTree, type NavigationItem } from '../rules/navigation'
import type { CallOptions, SendOptions, Transport } from '../transport/transport'

/** What the header shows. */
export interface NavigationResource {
  /** The category tree in the present locale [7.1-6]; kept for 5 minutes. */
  listItems(options?: SendOptions): Promise<readonly NavigationItem[]>
  /** VAT records as the platform keeps them, for `readVatRates` [7.1-7]; kept for 5 minutes. */
  listVatRecords(options?: SendOptions): Promise<readonly VatRateRecord[]>
  /** [7.1-8] Always asked anew: a count from before the last change would be wrong. */
  getCartCounts(options?: CallOptions): Promise<CartCounts>
  /** [7.1-3] With `hasError`, `errorMessage` is meant for the buyer. */
  listInactiveCarts(options?: CallOptions): Promise<InactiveCarts>
}

export function createNavigationResource({ send, locale }: Transport): NavigationResource {
  return {
    listItems: async (options) => {
      const query = { methodParams: JSON.stringify({ selectedLanguage: locale() }) }
      return readNavigationTree((await send(getCategories, { query }, options)).data)
    },
    listVatRecords: async (options) => (await send(getVatInformation, {}, options)).data,
    getCartCounts: async (options) => (await send(getCartCounts, {}, { ...options, fresh: true })).data,
    listInactiveCarts: async (options) => (await send(getInactiveCarts, { body: {} }, options)).data,
  }
}
