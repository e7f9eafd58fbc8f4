import * as z from 'zod/mini'
import { fieldValues } from '../kit/field-values'
import { mediaGroupSchema, mediaSchema } from './product-media'
import { purchaseQuantityRuleSchema } from '../kit/count'
import { nullableFlag, listOf, maybe, text, type Schema } from '../kit/schema'

const categoryPathItemShape = z.object({ id: z.string(), name: text, description: text, urlName: text })
/** One step of the way from the root of the catalogue to a category. */
export interface CategoryPathItem extends z.output<typeof categoryPathItemShape> {}
export interface CategoryPathItemWire extends z.input<typeof categoryPathItemShape> {}
const categoryPathItemSchema: Schema<CategoryPathItem, CategoryPathItemWire> = categoryPathItemShape

const categoryPathShape = z.object({ path: listOf(categoryPathItemSchema) })
export interface CategoryPath extends z.output<typeof categoryPathShape> {}
export interface CategoryPathWire extends z.input<typeof categoryPathShape> {}
export const categoryPathSchema: Schema<CategoryPath, CategoryPathWire> = categoryPathShape

const productShape = z.pipe(
  z.object({
    id: z.string(),
    name: text,
    urlName: text,
    productClass: text,
    fields: fieldValues,
    defaultImage: maybe(mediaSchema),
    mediaGroups: listOf(mediaGroupSchema),
    primaryProductCategoryPath: maybe(categoryPathSchema),
    purchaseQuantityRule: maybe(purchaseQuantityRuleSchema),
  }),
  z.transform(({ name, primaryProductCategoryPath, ...rest }) => ({
    ...rest,
    name: name ?? rest.fields['Name'] ?? null,
    primaryProductCategoryPath: primaryProductCategoryPath?.path ?? [],
  })),
)
/** A product without its price. The name is the localised one, whichever place the platform sends it in. */
export interface Product extends z.output<typeof productShape> {}
export interface ProductWire extends z.input<typeof productShape> {}
export const productSchema: Schema<Product, ProductWire> = productShape

const isFalse = ({ value, issues }: z.core.ParsePayload<boolean>): void => {
  if (value) issues.push({ code: 'custom', message: 'expected false', input: value })
}
// An entry that failed may lack everything but its id, so whether it failed is asked first.
const listedProductShape = z.union([
  z.pipe(
    z.object({ success: z.boolean().check(isFalse) }),
    z.transform(() => null),
  ),
  productSchema,
])
const productListShape = z.pipe(
  z.object({ products: listOf(listedProductShape) }),
  z.transform(({ products }) => ({ products: products.filter((product) => product !== null) })),
)
/** The products that the platform could answer, in its order. */
export interface ProductList extends z.output<typeof productListShape> {}
export interface ProductListWire extends z.input<typeof productListShape> {}
export const productListSchema: Schema<ProductList, ProductListWire> = productListShape

const categoryShape = z.pipe(
  z.object({
    id: z.string(),
    name: text,
    description: text,
    urlName: text,
    isNavigational: nullableFlag,
    fields: fieldValues,
    bannerImage: maybe(mediaSchema),
    tileImage: maybe(mediaSchema),
  }),
  z.transform(({ isNavigational, ...rest }) => ({
    ...rest,
    name: rest.name ?? rest.fields['Name'] ?? null,
    description: rest.description ?? rest.fields['Description'] ?? null,
    isNavigational: isNavigational ?? rest.fields['IsNavigational'] !== 'false',
  })),
)
/** A category; name and description are the localised ones. */
export interface Category extends z.output<typeof categoryShape> {}
export interface CategoryWire extends z.input<typeof categoryShape> {}
export const categorySchema: Schema<Category, CategoryWire> = categoryShape

const categoriesShape = z.object({ productCategories: listOf(categorySchema) })
export interface Categories extends z.output<typeof categoriesShape> {}
export interface CategoriesWire extends z.input<typeof categoriesShape> {}
export const categoriesSchema: Schema<Categories, CategoriesWire> = categoriesShape
