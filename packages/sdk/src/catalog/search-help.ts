import { listSortRules, suggestTerms, type SortRules } from '../contract/catalog/search-help'
import type { CallOptions, Transport } from '../transport/transport'

/** An available sort order of a search. */
export type SortRule = SortRules['sortRules'][number]

/** Sort orders and suggestions for a search. */
export interface SearchHelpCalls {
  /** The sort orders whose `sortRuleId` a search takes. Cached as rarely changing data. */
  listSortRules(options?: CallOptions): Promise<readonly SortRule[]>
  /** Search terms that begin as the entered text, the likeliest first; ten by default. */
  suggestTerms(
    input: { readonly searchTerm: string; readonly limit?: number | undefined },
    options?: CallOptions,
  ): Promise<readonly string[]>
}

const defaultLimit = 10

export function createSearchHelpCalls({ send }: Transport): SearchHelpCalls {
  return {
    listSortRules: async (options) => (await send(listSortRules, {}, options)).data.sortRules,
    suggestTerms: async ({ searchTerm, limit = defaultLimit }, options) =>
      (await send(suggestTerms, { query: { searchTerm, limit } }, options)).data,
  }
}
