import type { DrawingContent } from '../../../drawing/drawing-content'
import { drawnGoods } from '../../../shared/product/drawn-goods'
import type { ProductAttributes } from '../../../shared/product/product-attributes'
import type { ViewName } from './gallery-views'

const noSize = { length: 0, width: 0, height: 0 }

/** px per mm */
const fluteScale = 8

export interface PictureSize {
  /** Maximum size in px. */
  readonly fit: { readonly width: number; readonly height: number }
  /** With dimension lines and flutes, which a small picture has no room for. */
  readonly isLarge: boolean
}

/** What the picture of a view is drawn from; `closed` is without its labels. */
export function pictureOf(
  view: ViewName,
  attributes: ProductAttributes,
  { fit, isLarge }: PictureSize,
): DrawingContent {
  const { innerSize = noSize, flute = '', colour } = attributes
  switch (view) {
    case 'closed':
      return { kind: 'goods', attributes: drawnGoods(attributes), fit }
    case 'open':
      return { kind: 'open-box', ...innerSize, colour, fit, flute: isLarge ? flute : undefined }
    case 'blank':
      return blankPicture({ innerSize, isLarge, fit })
    case 'flute':
      return { kind: 'flute-section', flute, scale: fluteScale }
    case 'pallet':
      return { kind: 'pallet', fit }
  }
}

/** The blank beside a product has the same picture as that in its views: a page writes it once. */
export const blankFit = { width: 640, height: 260 }

const blankPicture = ({
  innerSize,
  isLarge,
  fit,
}: PictureSize & { readonly innerSize: NonNullable<ProductAttributes['innerSize']> }): DrawingContent =>
  isLarge
    ? { kind: 'blank', ...innerSize, dimensions: true, fit: blankFit }
    : { kind: 'blank', ...innerSize, fit }
