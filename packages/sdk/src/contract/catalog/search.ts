import * as z from 'zod/mini'
import { amount, toMoney } from '../kit/amount'
import { fieldValues } from '../kit/field-values'
import { inOneCurrency } from '../kit/in-one-currency'
import { mediaSchema } from './product-media'
import { count, purchaseQuantityRuleSchema } from '../kit/count'
import { listOf, maybe, text, type Schema } from '../kit/schema'

const foundProductShape = z.object({
  id: z.string(),
  name: text,
  urlName: text,
  productClass: text,
  fields: fieldValues,
  defaultImage: maybe(mediaSchema),
  prices: maybe(z.object({ listPrice: amount, unitPrice: amount })),
  purchaseQuantityRule: maybe(purchaseQuantityRuleSchema),
})
type FoundProduct = z.output<typeof foundProductShape>

const facetValueShape = z.object({ nameOrId: z.string(), displayName: text, productCount: count })
const facetShape = z.object({
  nameOrId: z.string(),
  displayName: text,
  displayType: text,
  attributeType: text,
  facetType: text,
  values: listOf(facetValueShape),
})
/** A way to narrow a search; send it back as a refinement with the chosen values. */
export interface SearchFacet extends z.output<typeof facetShape> {}

const searchResultShape = z.pipe(
  z.object({
    locale: text,
    facets: listOf(facetShape),
    productsPage: inOneCurrency(
      z.object({
        currencyIsoCode: text,
        pageSize: count,
        total: count,
        currentPage: count,
        products: listOf(foundProductShape),
      }),
    ),
  }),
  z.transform(({ locale, facets, productsPage }) => ({
    locale,
    facets,
    total: productsPage.total ?? productsPage.products.length,
    pageSize: productsPage.pageSize,
    currencyCode: productsPage.currencyIsoCode,
    products: productsPage.products.map((product) => toSearchProduct(product, productsPage.currencyIsoCode)),
  })),
)
/** One page of products that match, with the facets of all of them. */
export interface SearchResult extends z.output<typeof searchResultShape> {}
export interface SearchResultWire extends z.input<typeof searchResultShape> {}
export const searchResultSchema: Schema<SearchResult, SearchResultWire> = searchResultShape

/** A product in a list; prices are net per unit, null where the buyer gets none. */
export interface SearchProduct extends ReturnType<typeof toSearchProduct> {}

function toSearchProduct({ defaultImage, prices, ...rest }: FoundProduct, currencyCode: string | null) {
  return {
    ...rest,
    name: rest.name ?? rest.fields['Name'] ?? null,
    imageUrl: defaultImage?.url ?? null,
    prices: prices && {
      listPrice: toMoney(prices.listPrice, currencyCode),
      unitPrice: toMoney(prices.unitPrice, currencyCode),
    },
  }
}
