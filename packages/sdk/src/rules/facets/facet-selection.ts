import type { ShopLocale } from '../locale/locale'
import { readRange, writeRange, type FacetRange } from './facet-range'
import { facetLimits, shopFacets, type FacetDefinition } from './facet-table'

/** What is chosen of one facet. */
export type FacetChoice =
  | {
      /** Name of the facet's query parameter. */
      readonly parameter: string
      /** The platform's values; `1` for a flag. */
      readonly values: readonly string[]
    }
  | {
      /** Name of the facet's query parameter. */
      readonly parameter: string
      /** As it was asked for: a search widens it to whole steps. */
      readonly range: FacetRange
    }

/** What a list is narrowed by: at most one choice a facet, in the order of the table. */
export type FacetSelection = readonly FacetChoice[]

/** How {@link readFacets} reads. */
export interface ReadFacetsOptions {
  /** The facets of the list. @default shopFacets */
  readonly table?: readonly FacetDefinition[]
  /** Reads ends of ranges as people type them: `20 cm`, `0,2 m`. @default digits of mm only */
  readonly locale?: ShopLocale
}

/**
 * What the query of an address chooses. Never fails: unknown parameters, values that cannot be any, and whatever is beyond
 * the platform's limits (9 facets, 20 values) are ignored; a range with its ends swapped is read the right way round.
 */
export function readFacets(
  query: URLSearchParams,
  { table = shopFacets, locale }: ReadFacetsOptions = {},
): FacetSelection {
  return table
    .flatMap((definition) => readChoice(definition, query.getAll(definition.parameter), locale) ?? [])
    .slice(0, facetLimits.refinements)
}

function readChoice(
  { parameter, kind }: FacetDefinition,
  texts: readonly string[],
  locale: ShopLocale | undefined,
): FacetChoice | undefined {
  if (texts.length === 0) return undefined
  if (kind.type === 'range') {
    const range = readRange(texts, kind, locale)
    return range && { parameter, range }
  }
  const values = kind.type === 'flag' ? texts.filter((text) => text === '1') : texts.filter(isValue)
  return values.length === 0 ? undefined : { parameter, values: normalizeValues(values) }
}

/** Whether a text can be a value of the platform: a short line without anything that opens markup. */
const isValue = (text: string): boolean => /^[^\p{Cc}<>]{1,80}$/u.test(text) && text.trim() !== ''

const normalizeValues = (values: readonly string[]): readonly string[] =>
  [...new Set(values)].slice(0, facetLimits.values).toSorted()

/**
 * The query parameters of a selection, always in the same order and spelling: `length=200-400&flute=B&flute=C&stock=1`.
 * Reading them gives the same selection.
 */
export const writeFacets = (selection: FacetSelection): readonly (readonly [name: string, value: string])[] =>
  selection.flatMap((choice) =>
    'range' in choice
      ? [[choice.parameter, writeRange(choice.range)] as const]
      : choice.values.map((value) => [choice.parameter, value] as const),
  )

/**
 * The query of the same list with another selection: its facets first, then what else the query has, such as the order.
 * It begins at the first page.
 */
export function withFacets(
  query: URLSearchParams,
  selection: FacetSelection,
  table: readonly FacetDefinition[] = shopFacets,
): URLSearchParams {
  const isOwn = (name: string) => name === 'page' || table.some(({ parameter }) => parameter === name)
  const others = [...query].filter(([name]) => !isOwn(name))
  return new URLSearchParams([...writeFacets(selection), ...others].map(([name, value]) => [name, value]))
}

/**
 * The query with its facets as {@link writeFacets} spells them, where it spells them otherwise: a form sends two values for
 * a range, and empty ones. `undefined` for a query that is canonical.
 */
export function canonicalFacetQuery(
  query: URLSearchParams,
  options: ReadFacetsOptions = {},
): URLSearchParams | undefined {
  const { table = shopFacets } = options
  const written = writeFacets(readFacets(query, options))
  const given = [...query].filter(([name]) => table.some(({ parameter }) => parameter === name))
  if (JSON.stringify(given) === JSON.stringify(written)) return undefined
  const others = [...query].filter(([name]) => !table.some(({ parameter }) => parameter === name))
  return new URLSearchParams([...written, ...others].map(([name, value]) => [name, value]))
}

/** One change of a selection. */
export interface FacetChange {
  /** Name of the facet's query parameter. */
  readonly parameter: string
  /** A value that is added, or taken away where it is chosen; `1` for a flag. */
  readonly toggle?: string
  /** The new range; `null` for none. */
  readonly range?: FacetRange | null
}

/** The selection after a change; a change without a value or range clears the facet. */
export function changeFacet(
  selection: FacetSelection,
  { parameter, toggle, range }: FacetChange,
  table: readonly FacetDefinition[] = shopFacets,
): FacetSelection {
  const query = new URLSearchParams(writeFacets(selection).map(([name, value]) => [name, value]))
  if (toggle === undefined) query.delete(parameter)
  else if (query.has(parameter, toggle)) query.delete(parameter, toggle)
  else query.append(parameter, toggle)
  if (range) query.set(parameter, writeRange(range))
  return readFacets(query, { table })
}
