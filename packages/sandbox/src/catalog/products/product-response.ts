import { addAmounts, formatAmount, toAmount } from '../../amount'
import type { Call } from '../../calls/call'
import { errorList } from '../../platform-error'
import { withCheckCharacters } from '../../record-id'
import { listVisitorTiers } from './account-pricing'
import type { Category } from './category-repository'
import type { PriceTierRow, Product } from './product-repository'

interface ProductDetails {
  /** The product's categories, root first. */
  readonly path: readonly Category[]
  /** The day on which more arrives; null where that is not known. */
  readonly nextSupply: string | null
  /** Fields that follow from others, see `furtherFieldsFinder`; a cart item has none. */
  readonly further?: Readonly<Record<string, string>>
}

/** All fields of a product as text; a field that does not apply is absent. */
export function productFields(
  product: Product,
  { path, nextSupply, further }: ProductDetails,
): Record<string, string> {
  return {
    Name: product.name,
    Description: product.description,
    StockKeepingUnit: product.sku,
    ProductCode: product.sku,
    Family: (path[1] ?? path[0])?.title ?? '',
    QuantityUnitOfMeasure: product.unit,
    ...product.customFields,
    ...further,
    Stock__c: String(product.stock),
    LeadDays__c: String(product.leadDays),
    ...(nextSupply !== null && { NextSupplyDate__c: nextSupply }),
    CategoryId__c: path.at(-1)?.id ?? '',
    ...(product.lowestPrice !== null && { LowestPrice30Days__c: product.lowestPrice }),
  }
}

/** Minimum quantity and quantity step as text, or null where any quantity can be bought. */
export function purchaseQuantityRule({ rule }: Product) {
  const { minimum, increment, maximum } = rule
  if (minimum === 1 && increment === 1 && maximum === null) return null
  return {
    minimum: String(minimum),
    maximum: maximum === null ? null : String(maximum),
    increment: String(increment),
  }
}

/** The picture of a product; null where there is none. */
export function productImage({ imageHint, sku, name }: Product) {
  return imageHint === null ? null : image(imageHint, { id: `2pmCN000${sku}`, title: name })
}

/** The category that the Box Finder links back to; the URL of its page has a name instead of an id. */
const cartonBoxesKey = 'boxes'

/** The path of a category's page. */
export const categoryUrl = ({ id, key, slug }: Category): string =>
  key === cartonBoxesKey ? `/category/${slug}` : `/category/detail/${id}`

/** The picture of a category; null where there is none. */
export function categoryImage({ imageHint, id, title }: Category) {
  return imageHint === null ? null : image(imageHint, { id: `2pmCN${id.slice(5, 15)}`, title })
}

/** The URL of a drawing, relative to the origin. */
export const imageUrl = (imageHint: string) => `/cms/delivery/media/${imageHint}.svg`

function image(imageHint: string, { id, title }: { id: string; title: string }) {
  return {
    alternateText: title,
    contentVersionId: null,
    id: withCheckCharacters(id),
    mediaType: 'Image',
    sortOrder: 0,
    thumbnailUrl: null,
    title,
    url: imageUrl(imageHint),
  }
}

/**
 * A product's price line for the effective account, or for a guest of the shop; a price on request is `success: false`
 * with an error. The list price is always the shop's own.
 */
export function priceLine(call: Call, product: Product) {
  const tiers = listVisitorTiers(call, product.id)
  const [first] = tiers
  if (!first) return priceOnRequest(product.id)
  return {
    ...entryIds(product.id),
    listPrice: product.sku === withoutListPrice ? null : first.listPrice,
    unitPrice: first.unitPrice,
    priceAdjustment: priceAdjustment(product.id, tiers),
    success: true,
    error: {},
  }
}

/** A line without a price: for a product that does not exist, or whose price is on request. */
export function priceFailure(
  productId: string,
  { errorCode, message }: { errorCode: string; message: string },
) {
  const error = errorList(errorCode, message)[0]
  return {
    productId,
    pricebookEntryId: null,
    listPrice: null,
    unitPrice: null,
    priceAdjustment: null,
    success: false,
    error,
  }
}

/** One product has no list price, as happens on the platform: the clearance. */
const withoutListPrice = '2000220'

const priceOnRequest = (productId: string) =>
  priceFailure(productId, { errorCode: 'ITEM_NOT_FOUND', message: 'The price is on request.' })

const entryIds = (productId: string) => ({
  productId,
  pricebookEntryId: withCheckCharacters(`01u${productId.slice(3, 15)}`),
})

function priceAdjustment(productId: string, tiers: readonly PriceTierRow[]) {
  const [first, ...extra] = tiers
  if (!first || extra.length === 0) return null
  const priceAdjustmentTiers = extra.map(({ lowerBound, unitPrice }, index) => ({
    id: withCheckCharacters(`84P${productId.slice(3, 14)}${index}`),
    adjustmentType: 'AmountBasedAdjustment',
    adjustmentValue: difference(first.unitPrice, unitPrice),
    lowerBound: String(lowerBound),
    upperBound: extra[index + 1] ? String(extra[index + 1]?.lowerBound) : null,
    tierUnitPrice: unitPrice,
  }))
  return { id: withCheckCharacters(`84Q${productId.slice(3, 15)}`), priceAdjustmentTiers }
}

const difference = (from: string, subtracted: string) =>
  formatAmount(addAmounts(toAmount(from), toAmount(`-${subtracted}`)))
