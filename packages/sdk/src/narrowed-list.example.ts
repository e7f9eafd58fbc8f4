import { catalog, type Client } from './index'
import { facetChips, facetGroups, readFacets, toRefinements } from './rules/facets/index'

/** A list as its address narrows it: `?length=200-400&width=150-300&flute=B&stock=1`, sizes in mm. */
export async function loadNarrowedList(client: Client, categoryId: string, search: string) {
  const chosen = readFacets(new URLSearchParams(search)) // what cannot be read is ignored
  const refinements = toRefinements(chosen)
  const result = await client.use(catalog).search({ categoryId, refinements, pageSize: 30 })
  const groups = facetGroups(result, chosen) // each value with its number of products
  return { products: result.products, total: result.total, groups, chips: facetChips(groups) }
}
