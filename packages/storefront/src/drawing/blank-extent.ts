import type { BoxSize } from './box-size'

/** The strip that joins the last panel to the first one, in mm. */
export const jointWidth = 35

/** The gap between two flaps, in mm. */
export const slotWidth = 6

/** Extent of the blank of a 0201 in mm, joint included. */
export const blankExtent = ({ length, width, height }: BoxSize) => ({
  across: jointWidth + 2 * (length + width),
  down: width + height,
})
