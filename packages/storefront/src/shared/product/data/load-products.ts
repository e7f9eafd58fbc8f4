import { catalog } from '@cartonnage/sdk'
import type { Client, SearchInput } from '@cartonnage/sdk'
import type { FoundFacet } from '@cartonnage/sdk/rules'
import { readGoodsFacts } from '../goods-facts'
import type { ListedProduct } from '../listed-product'
import { toListedProduct } from '../listed-product'

interface ProductPage {
  /** Number of all matches, not only of those loaded. */
  readonly total: number
  /** What was searched for instead, because nothing matches the term; null otherwise. */
  readonly correctedTerm: string | null
  readonly products: readonly ListedProduct[]
  /** What the matches can be narrowed by, as the platform answers it. */
  readonly facets: readonly FoundFacet[]
}

/** A page of a search or a category, with all price tiers of its products. */
export async function loadProducts(
  { use }: Client,
  input: SearchInput,
  { signal }: { readonly signal: AbortSignal },
): Promise<ProductPage> {
  const { search, getPrices } = use(catalog)
  const found = await search(input, { signal })
  const ids = found.products.map(({ id }) => id)
  const prices = ids.length === 0 ? [] : await getPrices(ids, { signal })
  return {
    total: found.total,
    correctedTerm: found.correctedTerm,
    facets: found.facets,
    products: found.products.map((product, index) => ({
      ...toListedProduct(product, prices[index]?.tiers),
      facts: readGoodsFacts(product.fields),
    })),
  }
}
