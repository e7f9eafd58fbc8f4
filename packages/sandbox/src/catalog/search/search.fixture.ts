import { openCatalogue, type HitBody } from '../products/catalogue.fixture'

interface FacetBody {
  readonly nameOrId: string
  readonly displayName: string
  readonly attributeType: string
  readonly values: readonly FacetValueBody[]
}

interface FacetValueBody {
  readonly nameOrId: string
  readonly displayName: string
  readonly productCount: number
}

type Parameters = Readonly<Record<string, string | number>>

/** A sandbox of its own with searches that return what the tests check; by default German, in the Swiss shop. */
export function openSearch() {
  const { db, as } = openCatalogue()
  const swiss = as()
  const german = as(undefined, 'DE')

  const search = async (parameters: Parameters, shopper = swiss) => {
    const given = Object.entries({ language: 'de-CH', pageSize: 200, ...parameters })
    const query = given.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
    const { status, body } = await shopper.get(`search/products?${query}`)
    // The part of the platform's response that these tests read.
    const facets = (body.facets ?? []) as readonly FacetBody[]
    const products: readonly HitBody[] = body.productsPage?.products ?? []
    return {
      status,
      errorCode: body[0]?.errorCode,
      facets,
      total: body.productsPage?.total,
      correctedTerm: body.correctedTerm,
      names: products.map(({ name }) => name),
      skus: products.map(({ fields }) => fields.StockKeepingUnit?.value),
      prices: products.map(priceOf),
    }
  }

  /** The values of a facet with their counts. */
  const countsOf = (facets: readonly FacetBody[], nameOrId: string) => {
    const values = facets.find((facet) => facet.nameOrId === nameOrId)?.values ?? []
    return Object.fromEntries(values.map((value) => [value.nameOrId, value.productCount]))
  }

  return { db, as, swiss, german, search, countsOf }
}

// The fixture leaves the price line open, because few tests read it.
const priceOf = ({ prices }: HitBody) => (prices as { readonly unitPrice: string | null }).unitPrice

/** Refinements encoded for a GET. */
export function encodeRefinements(refinements: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(refinements))
  return btoa(String.fromCharCode(...bytes))
}
