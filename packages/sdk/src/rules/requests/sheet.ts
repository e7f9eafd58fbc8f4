import type { Dimensions } from '../url/search'
import type { BoxStyleCode, RequestFlute } from './box-styles'

/** What a board of a flute is like. */
interface Board {
  /** In mm, as crease lines are reckoned: DIN 55468-1, rounded up to halves. */
  readonly thickness: number
  /** Of the usual grade, in g/m². */
  readonly grammage: number
}

const boards: Readonly<Record<RequestFlute, Board>> = {
  E: { thickness: 1.5, grammage: 360 },
  B: { thickness: 3, grammage: 420 },
  C: { thickness: 4, grammage: 480 },
  EB: { thickness: 4.5, grammage: 690 },
  BC: { thickness: 7, grammage: 740 },
}

/** A flat sheet in mm. */
export interface Sheet {
  /** Along the corrugator, the longer one of most boxes. */
  readonly length: number
  /** Across the corrugator. */
  readonly width: number
}

/** The lap that is glued or stitched, in mm. */
const joint = 35

/** Distances of the crease lines: they run in the middle of the board. */
function creases({ length, width, height }: Dimensions, thickness: number): Dimensions {
  return { length: length + thickness, width: width + thickness, height: height + 2 * thickness }
}

/** The largest sheet in mm that is cut and creased in one piece, either way around. */
export const largestSheet: Sheet = { length: 3200, width: 1800 }

/** Around the box, in one piece, or in two with a joint each where that is longer than a sheet. */
function around({ length, width }: Dimensions, depth: number): readonly Sheet[] {
  const whole = { length: 2 * (length + width) + joint, width: depth }
  const half = { length: length + width + joint, width: depth }
  return whole.length > largestSheet.length ? [half, half] : [whole]
}

/** The depth in mm of a lid: it closes over the box and stays short where that is tall. */
const lidDepth = (height: number): number => Math.min(height, 60)

const blanks: Readonly<Record<BoxStyleCode, (box: Dimensions, thickness: number) => readonly Sheet[]>> = {
  '0201': (box) => around(box, box.height + box.width),
  '0203': (box) => around(box, box.height + 2 * box.width),
  '0300': (box, thickness) => {
    const lid = { ...box, length: box.length + 3 * thickness, width: box.width + 3 * thickness }
    return [tray(box), tray({ ...lid, height: lidDepth(box.height) })]
  },
  '0427': (box) => [{ length: box.length + 4 * box.height, width: 2 * box.width + 3 * box.height }],
  '0713': (box) => around(box, box.height + 1.25 * box.width),
}

const tray = ({ length, width, height }: Dimensions): Sheet => ({
  length: length + 2 * height,
  width: width + 2 * height,
})

/** A box to be made: its inner size in whole mm. */
export interface MeasuredBox extends Dimensions {
  /** Its style. */
  readonly fefco: BoxStyleCode
  /** Its board, whose thickness counts. */
  readonly flute: RequestFlute
}

/**
 * The sheets that a box is cut from, in whole mm, one for each of its parts; two where it is too long for one. That of a 0201 is exact; those of the other
 * styles are estimates, as their flaps and locks differ from maker to maker.
 */
export function sheetsOf({ fefco, flute, ...inner }: MeasuredBox): readonly Sheet[] {
  const { thickness } = boards[flute]
  return blanks[fefco](creases(inner, thickness), thickness).map(({ length, width }) => ({
    length: Math.ceil(length),
    width: Math.ceil(width),
  }))
}

/** What a box takes of board. */
export interface BoardNeed {
  /** In mm². */
  readonly area: number
  /** An estimate in whole g, with board of the usual grade. */
  readonly weight: number
}

/** The board of a box: area of its sheets, and what an empty box weighs. */
export function boardNeedOf(box: MeasuredBox): BoardNeed {
  const area = sheetsOf(box).reduce((sum, { length, width }) => sum + length * width, 0)
  return { area, weight: Math.round((area * boards[box.flute].grammage) / 1_000_000) }
}

/** Whether a sheet can be cut, turned where that helps. */
export function isCuttable({ length, width }: Sheet): boolean {
  const [long, short] = [Math.max(length, width), Math.min(length, width)]
  return long <= largestSheet.length && short <= largestSheet.width
}
