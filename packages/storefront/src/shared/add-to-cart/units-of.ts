import { quantityUnits } from '@cartonnage/sdk/rules'
import type { QuantityRule, QuantityUnit } from '@cartonnage/sdk/rules'
import type { ProductAttributes } from '../product/product-attributes'

/** What units are to be known of: packs of the product, and its rule. */
export interface CountedProduct {
  readonly attributes: Pick<ProductAttributes, 'unit' | 'packUnit' | 'palletQuantity'>
  readonly rule?: QuantityRule | null | undefined
}

/** The units in which a quantity of the product can be entered, the piece first. */
export const unitsOf = ({ attributes, rule }: CountedProduct): readonly QuantityUnit[] =>
  quantityUnits({ bundle: attributes.packUnit, pallet: attributes.palletQuantity }, rule ?? {})

/** A bundle or pallet of the product. */
export type PackOf = QuantityUnit & { readonly kind: 'bundle' | 'pallet' }

/** The bundle and the pallet of the product, as far as they can be ordered. */
export const packsOf = (product: CountedProduct): readonly PackOf[] =>
  unitsOf(product).filter((one): one is PackOf => one.kind !== 'piece')
