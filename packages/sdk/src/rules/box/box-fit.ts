import type { Dimensions } from '../url/search'
import { lowestHeight, type BoxHeights } from './box-heights'
import { parcelSizeOf, type ParcelLimits, type ParcelSize } from './parcel-limits'

/** The largest side, in mm, that a Box Finder search may have (`domain.md` 2.2). */
export const maximumBoxFinderDimension = 5000

/** A box as goods are tried in it; sizes in whole mm. */
export interface FittingBox {
  readonly inner: Dimensions
  /** Absent where the height is fixed. */
  readonly heights?: BoxHeights | undefined
  /** At its full height. Unknown for some. */
  readonly outer?: Dimensions | undefined
  readonly isInStock: boolean
}

/** How goods lie best in a box. */
export interface BoxFit {
  /** The lower the better. */
  readonly score: number
  /** The height that the box is closed at, in mm. */
  readonly height: number
  /** Empty space in thousandths of the box, 0 to 999. */
  readonly freeSpace: number
  /** Space beside the goods along the box's sides, in mm. */
  readonly slack: Dimensions
  /** The goods lie on a side. */
  readonly isTipped: boolean
  /** Less than 5 mm to a wall: no room for padding. */
  readonly isTight: boolean
  readonly parcel: ParcelSize
  readonly isInStock: boolean
  /** mm³ of the closed box. */
  readonly outerVolume: number
}

/** Below this slack, in mm, the fit is tight. */
const tightSlack = 5
const penalties = { tipped: 150, tight: 40, noStock: 50, standard: 0, bulky: 100, oversized: 250 } as const

/**
 * How goods fit a box best, of six turns along its sides, or `undefined` when they do not; a side that is not a
 * whole number of mm above 0 fits nothing. Among equal turns an upright one is taken, then one with the longer side
 * along the box. The score is free space and the penalties of `domain.md` 2.4.
 */
export function fitBox(box: FittingBox, goods: Dimensions, limits: ParcelLimits): BoxFit | undefined {
  if (!isMeasured(box.inner) || !isMeasured(goods)) return undefined
  const fits = turns(goods).flatMap((turn) => fitTurn(box, turn, limits) ?? [])
  return fits.toSorted((a, b) => a.score - b.score)[0]
}

interface Turn extends Dimensions {
  readonly isTipped: boolean
}

/** Two turns on the bottom, four on a side; the same ones, whichever side is called length and which width. */
function turns({ length, width, height: h }: Dimensions): readonly Turn[] {
  const [l, w] = [Math.max(length, width), Math.min(length, width)]
  return [
    { length: l, width: w, height: h, isTipped: false },
    { length: w, width: l, height: h, isTipped: false },
    { length: l, width: h, height: w, isTipped: true },
    { length: h, width: l, height: w, isTipped: true },
    { length: w, width: h, height: l, isTipped: true },
    { length: h, width: w, height: l, isTipped: true },
  ]
}

function fitTurn(box: FittingBox, turn: Turn, limits: ParcelLimits): BoxFit | undefined {
  const height = box.heights ? (lowestHeight(box.heights, turn.height) ?? 0) : box.inner.height
  const closed = { ...box.inner, height }
  if (!isMeasured(closed)) return undefined
  const slack = {
    length: closed.length - turn.length,
    width: closed.width - turn.width,
    height: height - turn.height,
  }
  if (Math.min(slack.length, slack.width, slack.height) < 0) return undefined
  const outer = closedOuter(box, height)
  const freeSpace = emptyThousandths(closed, turn)
  const attributes = {
    isTipped: turn.isTipped,
    isTight: isTight(slack, box),
    parcel: parcelSizeOf(outer, limits),
    isInStock: box.isInStock,
  }
  const outerVolume = outer.length * outer.width * outer.height
  return { score: freeSpace + penaltyOf(attributes), height, freeSpace, slack, ...attributes, outerVolume }
}

type Penalized = Pick<BoxFit, 'isTipped' | 'isTight' | 'parcel' | 'isInStock'>

function penaltyOf({ isTipped, isTight, parcel, isInStock }: Penalized): number {
  return (
    (isTipped ? penalties.tipped : 0) +
    (isTight ? penalties.tight : 0) +
    penalties[parcel] +
    (isInStock ? 0 : penalties.noStock)
  )
}

/** A box of variable height is as high outside as it is closed. */
function closedOuter({ inner, outer }: FittingBox, height: number): Dimensions {
  const full = outer && isMeasured(outer) ? outer : inner
  return { ...full, height: full.height - (inner.height - height) }
}

function isTight(slack: Dimensions, { heights }: FittingBox): boolean {
  const isTightAbove = heights === undefined && slack.height < tightSlack
  return slack.length < tightSlack || slack.width < tightSlack || isTightAbove
}

/** Whole thousandths, cut off; in bigints, since 1000 times a volume may pass what a number holds exactly. */
function emptyThousandths(box: Dimensions, goods: Dimensions): number {
  const [all, taken] = [volume(box), volume(goods)]
  return Number((1000n * (all - taken)) / all)
}

function volume({ length, width, height }: Dimensions): bigint {
  return BigInt(length) * BigInt(width) * BigInt(height)
}

function isMeasured({ length, width, height }: Dimensions): boolean {
  return [length, width, height].every((side) => Number.isSafeInteger(side) && side > 0)
}
