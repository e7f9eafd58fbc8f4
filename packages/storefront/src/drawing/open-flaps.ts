import { blockExtent } from './scale'
import type { BoxSize } from './box-size'

/** Open flaps are at 34° above or below the horizontal. */
const flapAngle = (34 * Math.PI) / 180

/** Shorter than the true half width, so that the flaps do not hide the box. */
const flapShare = 0.32

/** How far the open flaps of a box of this width reach out and up, in mm. */
export const flapReach = (width: number): { out: number; up: number } => ({
  out: width * flapShare * Math.cos(flapAngle),
  up: width * flapShare * Math.sin(flapAngle),
})

/** How far the picture of a box extends with its back flaps open, in px at 1 px per mm. */
export function openBoxExtent({ length, width, height }: BoxSize): { across: number; down: number } {
  const { out, up } = flapReach(width)
  const { across } = blockExtent({ length: length + out, width: width + out, height })
  return { across, down: (length + width + out) / 2 + height + up }
}
