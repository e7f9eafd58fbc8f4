import * as z from 'zod/mini'
import { defineCall, sends } from '../kit/call'
import type { SuggestionsQuery } from './catalog-requests'
import { webstorePath } from '../kit/paths'
import { count } from '../kit/count'
import { listOf, text, type Schema } from '../kit/schema'

const sortRulesShape = z.object({
  sortRules: listOf(
    z.object({
      sortRuleId: z.string(),
      nameOrId: text,
      label: text,
      direction: text,
      type: text,
      sortOrder: count,
    }),
  ),
})
/** The orders in which a search can come, by `sortRuleId`, with labels in the present locale. */
export interface SortRules extends z.output<typeof sortRulesShape> {}
export interface SortRulesWire extends z.input<typeof sortRulesShape> {}
export const sortRulesSchema: Schema<SortRules, SortRulesWire> = sortRulesShape

const suggestionsShape = z.pipe(
  z.object({ completions: listOf(z.union([z.string(), z.object({ value: z.string() })])), locale: text }),
  z.transform(({ completions }) =>
    completions.map((completion) => (typeof completion === 'string' ? completion : completion.value)),
  ),
)
type SuggestionsWire = z.input<typeof suggestionsShape>
/** Terms that others search for, the likeliest first. */
export const suggestionsSchema: Schema<string[], SuggestionsWire> = suggestionsShape

const searchRead = { method: 'GET', at: 'api' } as const

/** The orders in which a search can come. */
export const listSortRules = defineCall({
  ...searchRead,
  id: 'catalog.listSortRules',
  path: `${webstorePath}/search/sort-rules`,
  responses: { 200: sortRulesSchema },
  cache: 'data',
})

/** Terms that begin as what somebody typed. */
export const suggestTerms = defineCall(
  {
    ...searchRead,
    id: 'catalog.suggestTerms',
    path: `${webstorePath}/search/suggestions`,
    responses: { 200: suggestionsSchema },
    adds: ['effectiveAccountId'],
  },
  sends<{ query: SuggestionsQuery }>,
)
