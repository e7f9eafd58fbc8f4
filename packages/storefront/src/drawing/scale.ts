import type { BoxSize } from './box-size'

export const cos30 = Math.sqrt(3) / 2

/** Scales in px per mm. The pictures of one list share one, so that a bigger box is a bigger picture. */
export const listScale = {
  category: 0.098,
  tile: 0.058,
  home: 0.105,
  finder: 0.42,
  similar: 0.27,
  thumbnail: 0.13,
} as const

/** A picture's maximum size in px. */
export interface Fit {
  width: number
  height: number
}

/** Space in px that does not grow with the picture: lines, dimension lines and their labels. */
export interface Margins {
  horizontal: number
  vertical: number
}

/** The scale in px per mm at which a block and its margins just fit. */
export const fitScale = (
  { length, width, height }: BoxSize,
  { fit, margins = { horizontal: 0, vertical: 0 } }: { fit: Fit; margins?: Margins },
): number => {
  const { across, down } = blockExtent({ length, width, height })
  return Math.max(
    0.001,
    Math.min((fit.width - margins.horizontal) / across, (fit.height - margins.vertical) / down),
  )
}

/** How far the picture of a block extends, in px at 1 px per mm. */
export const blockExtent = ({ length, width, height }: BoxSize): { across: number; down: number } => ({
  across: (length + width) * cos30,
  down: (length + width) / 2 + height,
})

/** The scale in px per mm of all pictures of a list: `usual`, or a smaller one if the largest block would not fit. */
export const sharedScale = (
  sizes: readonly (BoxSize | undefined)[],
  { usual, fit }: { usual: number; fit: Fit },
): number =>
  Math.min(usual, ...sizes.flatMap((size) => (size === undefined ? [] : [fitScale(size, { fit })])))
