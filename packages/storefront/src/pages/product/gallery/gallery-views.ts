import { boardOf } from '../../../drawing/board'
import type { ProductAttributes } from '../../../shared/product/product-attributes'
import { blankSize } from '../../../shared/product-facts/box-blank'

/** The views of a product in their order. */
export const viewNames = ['closed', 'open', 'blank', 'flute', 'pallet'] as const
export type ViewName = (typeof viewNames)[number]

/** Boxes with four flaps on top: folding boxes, and those whose bottom shuts by itself. */
const hasFlaps = ({ fefco = '', innerSize }: ProductAttributes): boolean =>
  /^(?:0201|0713)/.test(fefco) && innerSize !== undefined && innerSize.height > 0

/** Which views tell something about the product; the first is what it is, and often the only one. */
export function galleryViews(attributes: ProductAttributes): readonly ViewName[] {
  const isFolded = blankSize(attributes) !== undefined
  const known: Readonly<Record<ViewName, boolean>> = {
    closed: true,
    open: hasFlaps(attributes),
    blank: isFolded,
    flute: boardOf(attributes.flute) !== undefined,
    pallet: isFolded && (attributes.palletQuantity ?? 0) > 0,
  }
  return viewNames.filter((name) => known[name])
}
