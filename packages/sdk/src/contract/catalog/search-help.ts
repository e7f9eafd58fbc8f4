import * as z from 'zod/mini'
import { defineCall, request } from '../kit/call'
import type { SuggestionsQuery } from './catalog-requests'
import { webstorePath } from '../kit/paths'
import { count } from '../kit/count'
import { listOf, text, type Schema } from '../kit/schema'

const sortRulesShape = z.object({
  /** In the order in which a list offers them. */
  sortRules: listOf(
    z.object({
      /** Record id to send with a search. */
      sortRuleId: z.string(),
      /** Field that the rule sorts by. */
      nameOrId: text,
      /** For display, in the language of the request. */
      label: text,
      /** `Default`, `Ascending` or `Descending`. */
      direction: text,
      /** `Relevancy` or `ProductBased`. */
      type: text,
      /** Position in a list of rules; null where the platform sends none. */
      sortOrder: count,
    }),
  ),
})
/** The available sort orders of a search, wrapped as the platform sends them. */
export interface SortRules extends z.output<typeof sortRulesShape> {}
/** Fails when a rule lacks its id. */
export const sortRulesSchema: Schema<SortRules> = sortRulesShape

const suggestionsShape = z.pipe(
  z.object({ completions: listOf(z.union([z.string(), z.object({ value: z.string() })])), locale: text }),
  z.transform(({ completions }) =>
    completions.map((completion) => (typeof completion === 'string' ? completion : completion.value)),
  ),
)
/** Reads entries that are texts or `{ value }` as texts, the likeliest first. */
export const suggestionsSchema: Schema<string[]> = suggestionsShape

const searchRead = { method: 'GET', base: 'api' } as const

/** The available sort orders; the same for every search of the shop. */
export const listSortRules = defineCall({
  ...searchRead,
  id: 'catalog.listSortRules',
  path: `${webstorePath}/search/sort-rules`,
  responses: { 200: sortRulesSchema },
  cache: 'data',
})

/** Search terms that begin as the entered text does. */
export const suggestTerms = defineCall(
  {
    ...searchRead,
    id: 'catalog.suggestTerms',
    path: `${webstorePath}/search/suggestions`,
    responses: { 200: suggestionsSchema },
    scopeParams: ['effectiveAccountId'],
  },
  request<{ query: SuggestionsQuery }>,
)
