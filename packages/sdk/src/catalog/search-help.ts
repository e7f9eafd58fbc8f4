import { listSortRules, suggestTerms, type SortRules } from '../contract/catalog/search-help'
import type { CallOptions, Transport } from '../transport/transport'

/** An order in which a search can come. */
export type SortRule = SortRules['sortRules'][number]

/** What helps while somebody searches. */
export interface SearchHelpCalls {
  /** Give one's `sortRuleId` to a search. Kept as data are. */
  listSortRules(options?: CallOptions): Promise<readonly SortRule[]>
  /** Terms that begin as what was typed, the likeliest first; ten by default. */
  suggestTerms(
    input: { readonly searchTerm: string; readonly limit?: number | undefined },
    options?: CallOptions,
  ): Promise<readonly string[]>
}

const usualLimit = 10

export function createSearchHelpCalls({ send }: Transport): SearchHelpCalls {
  return {
    listSortRules: async (options) => (await send(listSortRules, {}, options)).data.sortRules,
    suggestTerms: async ({ searchTerm, limit = usualLimit }, options) =>
      (await send(suggestTerms, { query: { searchTerm, limit } }, options)).data,
  }
}
