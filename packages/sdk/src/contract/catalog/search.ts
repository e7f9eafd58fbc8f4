import * as z from 'zod/mini'
import { amount, toMoney } from '../kit/amount'
import { fieldValues } from '../kit/field-values'
import { inOneCurrency } from '../kit/in-one-currency'
import { mediaSchema } from './product-media'
import { count, purchaseQuantityRuleSchema } from '../kit/count'
import { listOf, maybe, text, type Schema } from '../kit/schema'

const foundProductShape = z.object({
  /** Record id of 15 or 18 characters. */
  id: z.string(),
  /** In the language of the request; null where the field `Name` was not requested. */
  name: text,
  /** Part of the product's address; null before platform version 59. */
  urlName: text,
  /** `Simple`, `Variation`, `VariationParent`, `Bundle` or `Set`. */
  productClass: text,
  /** Requested fields by API name. */
  fields: fieldValues,
  /** Null where the product has no image. */
  defaultImage: maybe(mediaSchema),
  /** Null where the buyer gets no prices. */
  prices: maybe(
    z.object({
      /** Net list price per unit; may be lower than `unitPrice`. */
      listPrice: amount,
      /** Net price per unit at quantity 1. */
      unitPrice: amount,
    }),
  ),
  /** Null where any quantity may be ordered. */
  purchaseQuantityRule: maybe(purchaseQuantityRuleSchema),
})
type FoundProduct = z.output<typeof foundProductShape>

const facetValueShape = z.object({
  /** Value to send back in a refinement. */
  nameOrId: z.string(),
  /** In the language of the request. */
  displayName: text,
  /** Products left when this value is chosen. */
  productCount: count,
})
const facetShape = z.object({
  /** Field or category to send back in a refinement. */
  nameOrId: z.string(),
  /** In the language of the request. */
  displayName: text,
  /** `MultiSelect`, `SingleSelect`, `CategoryTree` or `DatePicker`. */
  displayType: text,
  /** `Standard`, `Custom` or `ProductCategory`; to send back in a refinement. */
  attributeType: text,
  /** `DistinctValue` or another kind of the platform. */
  facetType: text,
  /** Values that occur among the products found. */
  values: listOf(facetValueShape),
})
/** A filter for a search: its chosen values are sent back as a refinement. */
export interface SearchFacet extends z.output<typeof facetShape> {}

const searchResultShape = z.pipe(
  z.object({
    /** Language of the texts, with an underscore: `de_CH`. */
    locale: text,
    /**
     * What was searched for in place of a term that nothing matches, null where the term was read as it was sent;
     * extension; platforms without it never send it.
     */
    correctedTerm: text,
    /** Filters over all products found, not over this page alone. */
    facets: listOf(facetShape),
    /** The products of this page and their currency. */
    productsPage: inOneCurrency(
      z.object({
        /** ISO 4217; where it is missing, that of the request. */
        currencyIsoCode: text,
        /** Requested number of products per page. */
        pageSize: count,
        /** Number of products on all pages. */
        total: count,
        /** From 0. */
        currentPage: count,
        /** Products of this page, in the requested order. */
        products: listOf(foundProductShape),
      }),
    ),
  }),
  z.transform(({ locale, correctedTerm, facets, productsPage }) => ({
    /** Language of the texts, with an underscore: `de_CH`. */
    locale,
    /** The term that the products were found by instead, because nothing matches the one that was sent; null otherwise. */
    correctedTerm,
    /** Filters over all products found, not over this page alone. */
    facets,
    /** Number of products on all pages. */
    total: productsPage.total ?? productsPage.products.length,
    /** Requested number of products per page. */
    pageSize: productsPage.pageSize,
    /** ISO 4217 of all prices; null where the platform sends none. */
    currencyCode: productsPage.currencyIsoCode,
    /** Products of this page, in the requested order. */
    products: productsPage.products.map((product) => toSearchProduct(product, productsPage.currencyIsoCode)),
  })),
)
/** One page of products that match, with the facets of all of them. */
export interface SearchResult extends z.output<typeof searchResultShape> {}
/** Fails without `productsPage`, and when a product lacks its id. */
export const searchResultSchema: Schema<SearchResult> = searchResultShape

/** A product in a list; prices are net per unit, null where the buyer gets none. */
export interface SearchProduct extends ReturnType<typeof toSearchProduct> {}

function toSearchProduct({ defaultImage, prices, ...rest }: FoundProduct, currencyCode: string | null) {
  return {
    ...rest,
    /** In the language of the request; null where the field `Name` was not requested. */
    name: rest.name ?? rest.fields.Name ?? null,
    /** May be relative to the site; null without an image. */
    imageUrl: defaultImage?.url ?? null,
    /** Net prices per unit; null where the buyer gets none. */
    prices: prices && {
      /** Net list price per unit; may be lower than `unitPrice`, null where there is none. */
      listPrice: toMoney(prices.listPrice, currencyCode),
      /** Net price per unit at quantity 1; null where there is none. */
      unitPrice: toMoney(prices.unitPrice, currencyCode),
    },
  }
}
