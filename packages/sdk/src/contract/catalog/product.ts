import * as z from 'zod/mini'
import { fieldValues } from '../kit/field-values'
import { mediaGroupSchema, mediaSchema } from './product-media'
import { purchaseQuantityRuleSchema } from '../kit/count'
import { nullableFlag, listOf, maybe, text, type Schema } from '../kit/schema'

const categoryPathItemShape = z.object({
  /** Record id of the category. */
  id: z.string(),
  /** In the language of the request. */
  name: text,
  /** Null where the category has none. */
  description: text,
  /** Part of the category's address; null before platform version 59. */
  urlName: text,
})
/** A category on the path from the root of the catalogue to another category. */
export interface CategoryPathItem extends z.output<typeof categoryPathItemShape> {}
const categoryPathItemSchema: Schema<CategoryPathItem> = categoryPathItemShape

const categoryPathShape = z.object({
  /** From the root to the category itself. */
  path: listOf(categoryPathItemSchema),
})
/** Breadcrumbs of a category, wrapped as the platform sends them. */
export interface CategoryPath extends z.output<typeof categoryPathShape> {}
/** Fails when a category lacks its id. */
export const categoryPathSchema: Schema<CategoryPath> = categoryPathShape

const productShape = z.pipe(
  z.object({
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
    /** Images and documents by use. */
    mediaGroups: listOf(mediaGroupSchema),
    /** From the root to the product's main category; empty where it has none. */
    primaryProductCategoryPath: maybe(categoryPathSchema),
    /** Null where any quantity may be ordered. */
    purchaseQuantityRule: maybe(purchaseQuantityRuleSchema),
  }),
  z.transform(({ name, primaryProductCategoryPath, ...rest }) => ({
    ...rest,
    /** In the language of the request; null where the field `Name` was not requested. */
    name: name ?? rest.fields.Name ?? null,
    /** From the root to the product's main category; empty where it has none. */
    primaryProductCategoryPath: primaryProductCategoryPath?.path ?? [],
  })),
)
/** A product without its price. `name` is the localised one, wherever the platform sends it. */
export interface Product extends z.output<typeof productShape> {}
/** Fails without `id`. */
export const productSchema: Schema<Product> = productShape

/** A product that the platform could not load. */
export interface FailedProduct {
  /** The record id that was asked for; null where an article number was. */
  readonly id: string | null
  /** The article number that was asked for; null where an id was. */
  readonly sku: string | null
  /** The platform's code, such as `ITEM_NOT_FOUND`, or `INSUFFICIENT_ACCESS` for what this shop does not sell. */
  readonly errorCode: string | null
}

const toFailed = (id: string | null, sku: string | null, errorCode: string | null): FailedProduct => {
  return { id, sku, errorCode }
}

const isFalse = ({ value, issues }: z.core.ParsePayload<boolean>): void => {
  if (value) issues.push({ code: 'custom', message: 'expected false', input: value })
}
// A failed entry may lack everything but its id, so failure is checked first.
const listedProductShape = z.union([
  z.pipe(
    z.object({
      /** Always false: the platform could not load the product. */
      success: z.boolean().check(isFalse),
      /** The record id that was asked for. */
      id: text,
      /** The article number that was asked for. */
      sku: text,
      /** Why it could not be loaded. */
      error: maybe(z.object({ errorCode: text })),
    }),
    z.transform(({ id, sku, error }) => ({
      failed: toFailed(id, sku, error?.errorCode ?? null),
    })),
  ),
  productSchema,
])
const productListShape = z.pipe(
  z.object({
    /** In the platform's order, also those that it could not load. */
    products: listOf(listedProductShape),
  }),
  z.transform(({ products }) => ({
    /** In the platform's order; products that it could not load are left out. */
    products: products.flatMap((product) => ('failed' in product ? [] : [product])),
    /** Those that it could not load, as far as it names them. */
    failed: products.flatMap((product) => ('failed' in product ? [product.failed] : [])),
  })),
)
/** The requested products that exist and that the buyer may see. */
export interface ProductList extends z.output<typeof productListShape> {}
/** Keeps the entries that the platform marks as failed apart. */
export const productListSchema: Schema<ProductList> = productListShape

const categoryShape = z.pipe(
  z.object({
    /** Record id. */
    id: z.string(),
    /** In the language of the request. */
    name: text,
    /** In the language of the request; null where there is none. */
    description: text,
    /** Part of the category's address; null before platform version 59. */
    urlName: text,
    /** False for categories that menus leave out. */
    isNavigational: nullableFlag,
    /** Fields of the record by API name. */
    fields: fieldValues,
    /** For the head of the category's page; null without one. */
    bannerImage: maybe(mediaSchema),
    /** For lists of categories; null without one. */
    tileImage: maybe(mediaSchema),
  }),
  z.transform(({ isNavigational, ...rest }) => ({
    ...rest,
    /** In the language of the request. */
    name: rest.name ?? rest.fields.Name ?? null,
    /** In the language of the request; null where there is none. */
    description: rest.description ?? rest.fields.Description ?? null,
    /** False for categories that menus leave out. */
    isNavigational: isNavigational ?? rest.fields.IsNavigational !== 'false',
  })),
)
/** A category; name and description are the localised ones. */
export interface Category extends z.output<typeof categoryShape> {}
/** Fails without `id`. */
export const categorySchema: Schema<Category> = categoryShape

const categoriesShape = z.object({
  /** In the organisation's order. */
  productCategories: listOf(categorySchema),
})
/** The child categories of one category, wrapped as the platform sends them. */
export interface Categories extends z.output<typeof categoriesShape> {}
/** Fails when a category lacks its id. */
export const categoriesSchema: Schema<Categories> = categoriesShape
