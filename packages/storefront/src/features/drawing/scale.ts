import type { BoxSize } from './box'
import { cos30 } from './projection'

/** The lists' common scales in px per mm. Pictures of one list share one, so that a bigger box is a bigger picture. */
export const listScale = {
  category: 0.098,
  home: 0.105,
  finder: 0.42,
  similar: 0.27,
  thumbnail: 0.13,
} as const

/** A picture's greatest size in px. */
export interface Fit {
  width: number
  height: number
}

/** Room in px that does not grow with the picture: lines, dimension lines and their labels. */
export interface Margins {
  horizontal: number
  vertical: number
}

/** The scale in px per mm at which a block and its margins just fit; for single pictures only. */
export const fitScale = (
  { length, width, height }: BoxSize,
  options: { fit: Fit; margins: Margins },
): number => {
  const { fit, margins } = options
  const acrossMm = (length + width) * cos30
  const downMm = (length + width) / 2 + height
  return Math.max(
    0.001,
    Math.min((fit.width - margins.horizontal) / acrossMm, (fit.height - margins.vertical) / downMm),
  )
}
