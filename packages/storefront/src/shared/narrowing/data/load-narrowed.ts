import { catalog, type Client, type SearchInput } from '@cartonnage/sdk'
import type { FacetDefinition, FacetGroup, FacetSelection } from '@cartonnage/sdk/rules'
import { isResponseError } from '@cartonnage/sdk/errors'
import {
  canonicalFacetQuery,
  changeFacet,
  facetChips,
  facetGroups,
  parseShopUrl,
  readFacets,
  shopFacets,
  toRefinements,
  withFacets,
} from '@cartonnage/sdk/rules'
import { redirect } from 'react-router-dom'
import { notFound } from '../../../shell/not-found'
import type { PageLoaderArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'
import { loadProducts } from '../../product/data/load-products'
import type { Narrowing, WayBack } from '../narrowing'
import { loadChosenFacets } from '../use-chosen-facets'

/** The platform refuses to read further ones. */
const readableHits = 5000

/** The list of an address: what is searched for, and the facets that it may be narrowed by. */
export interface NarrowedList {
  readonly input: SearchInput
  /** @default shopFacets */
  readonly table?: readonly FacetDefinition[]
}

/** Throws the redirect to the address that spells its facets as links do: a form spells them otherwise. */
export function requireCanonicalFacets(
  args: PageLoaderArgs,
  table: readonly FacetDefinition[] = shopFacets,
): void {
  const { locale } = shopOf(args)
  const canonical = canonicalFacetQuery(queryOf(args), { table, locale })
  if (canonical) throw redirect(pathWith(args, canonical), 303)
}

/**
 * A page of a list as its address narrows it, with what its panel shows. A platform that does not know a facet refuses the
 * search: the list is then opened without facets.
 */
export async function loadNarrowed(args: PageLoaderArgs, { input, table = shopFacets }: NarrowedList) {
  if ((input.page ?? 0) * (input.pageSize ?? 0) > readableHits) return notFound()
  const shop = shopOf(args)
  const { signal } = args.request
  const query = queryOf(args)
  const selection = readFacets(query, { table })
  const refined = { ...input, refinements: toRefinements(selection, table) }
  const count = counter(shop, { input, table, signal })
  const [{ facets, ...list }, all] = await Promise.all([
    loadProducts(shop, refined, { signal }),
    selection.length === 0 ? undefined : count([]),
    selection.length === 0 ? undefined : loadChosenFacets(),
  ]).catch((error: unknown) => {
    const isRefused = isResponseError(error) && error.status === 400 && selection.length > 0
    throw isRefused ? redirect(pathWith(args, withFacets(query, [], table)), 303) : error
  })
  const groups = facetGroups({ total: list.total, facets }, selection, table).map(withoutSteps)
  const { categoryId, searchTerm, dimensions } = input
  const narrowing: Narrowing = {
    search: { categoryId, searchTerm, dimensions },
    groups,
    all: all ?? list.total,
    choices: facetChips(groups).length,
    ways: list.total === 0 ? await waysBack(selection, count, table) : [],
  }
  return { ...list, narrowing }
}

/** The page shows the ends only. */
const withoutSteps = (group: FacetGroup): FacetGroup =>
  group.kind === 'range' ? { ...group, steps: [] } : group

type Count = (selection: FacetSelection) => Promise<number>

interface CounterOptions extends Required<NarrowedList> {
  readonly signal: AbortSignal
}

const counter =
  ({ use }: Client, { input, table, signal }: CounterOptions): Count =>
  async (selection) => {
    const refinements = toRefinements(selection, table)
    const { total } = await use(catalog).search(
      { ...input, page: 0, pageSize: 1, fields: ['Name'], refinements },
      { signal },
    )
    return total
  }

/** The platform counts what each of several choices leaves out; without one of them is a search of its own. */
async function waysBack(
  selection: FacetSelection,
  count: Count,
  table: readonly FacetDefinition[],
): Promise<readonly WayBack[]> {
  if (selection.length < 2) return []
  const ways = await Promise.all(
    selection.map(async ({ parameter }) => ({
      parameter,
      count: await count(changeFacet(selection, { parameter }, table)),
    })),
  )
  return ways.filter((way) => way.count > 0)
}

const queryOf = ({ request }: PageLoaderArgs): URLSearchParams => new URL(request.url).searchParams

function pathWith({ request }: PageLoaderArgs, query: URLSearchParams): string {
  const search = query.toString()
  return parseShopUrl(request.url).path + (search === '' ? '' : `?${search}`)
}
