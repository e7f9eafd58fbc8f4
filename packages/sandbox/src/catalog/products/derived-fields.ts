import { parcelLimits, parcelSizeOf, readBoxHeights, readDimensions } from '@cartonnage/sdk/rules'
import type { Shop } from '../../shop'
import type { Product } from './product-repository'
import { loadStep, sizeSteps } from './size-steps'

/**
 * The fields that follow from others, by which lists are narrowed; several values are joined by `;`. One that does not apply
 * is absent.
 */
export function deriveFields(product: Product, shop: Shop): Record<string, string> {
  const { length, width } = product.inner
  const load = product.customFields.MaxLoad__c
  const fields: Readonly<Record<string, readonly (string | number)[]>> = {
    InnerLengthStep__c: length === null ? [] : sizeSteps(length),
    InnerWidthStep__c: width === null ? [] : sizeSteps(width),
    InnerHeightStep__c: closedHeights(product).flatMap(([lowest, highest]) => sizeSteps(lowest, highest)),
    MaxLoadStep__c: load === undefined ? [] : [loadStep(Number(load))],
    Availability__c: [availabilityOf(product)],
    ParcelFormat__c: parcelFormats(product, shop),
  }
  const texts = Object.entries(fields).map(
    ([name, values]) => [name, [...new Set(values)].join(';')] as const,
  )
  return Object.fromEntries(texts.filter(([, text]) => text !== ''))
}

/** `in-stock`, `out-of-stock` or `made-to-order`. */
export function availabilityOf({ status, stock }: Product): string {
  if (status === 'made-to-order') return 'made-to-order'
  return stock > 0 ? 'in-stock' : 'out-of-stock'
}

/** The heights at which a product closes, each from and to: at single ones, or at any in a range. */
function closedHeights({ inner, customFields }: Product): readonly (readonly [number, number])[] {
  const heights = readBoxHeights(customFields.Heights__c)
  if (heights === undefined) return inner.height === null ? [] : [[inner.height, inner.height]]
  if ('minimum' in heights) return [[heights.minimum, heights.maximum]]
  return heights.map((height) => [height, height] as const)
}

/** How the shop's carrier ships a closed box, at each of its heights; only where the outer size is known. */
function parcelFormats(product: Product, shop: Shop): readonly string[] {
  const { inner, customFields } = product
  const outer = readDimensions({
    length: customFields.OuterLength__c,
    width: customFields.OuterWidth__c,
    height: customFields.OuterHeight__c,
  })
  if (!outer || inner.height === null) return []
  const cover = outer.height - inner.height
  return closedHeights(product)
    .flat()
    .map((height) => parcelSizeOf({ ...outer, height: height + cover }, parcelLimits[shop]))
}
