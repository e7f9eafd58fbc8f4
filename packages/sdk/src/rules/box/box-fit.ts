import type { Dimensions } from '../url/search'
import { lowestHeight, type BoxHeights } from './box-heights'
import { parcelSizeOf, type ParcelLimits, type ParcelSize } from './parcel-limits'

/** The largest dimension, in mm, that a Box Finder search accepts. */
export const maximumBoxFinderDimension = 5000

/** A box to fit goods into; dimensions in whole mm. */
export interface CandidateBox {
  /** Usable space at full height, in mm. */
  readonly inner: Dimensions
  /** The heights it can be closed at; absent where the height is fixed. */
  readonly heights?: BoxHeights | undefined
  /** At full height, in mm; absent for some boxes, then `inner` stands in. */
  readonly outer?: Dimensions | undefined
  /** A box that is out of stock scores worse. */
  readonly isInStock: boolean
}

/** How goods fit a box best. */
export interface BoxFit {
  /** Lower is better, from 0. */
  readonly score: number
  /** The height at which the box is closed, in mm. */
  readonly height: number
  /** Empty space in thousandths of the volume of the box, 0 to 999. */
  readonly freeSpace: number
  /** Space left over along each dimension of the box, in mm. */
  readonly slack: Dimensions
  /** The goods lie on their side. */
  readonly isTipped: boolean
  /** Less than 5 mm of space: no room for padding. */
  readonly isTight: boolean
  /** How the carrier ships the closed box. */
  readonly parcel: ParcelSize
  /** As in the candidate. */
  readonly isInStock: boolean
  /** Of the closed box, in mm³. */
  readonly outerVolume: number
}

/** Below this slack, in mm, the fit is tight. */
const tightSlack = 5
const penalties = { tipped: 150, tight: 40, noStock: 50, standard: 0, bulky: 100, oversized: 250 } as const

/**
 * How goods fit a box best, of six orientations along its dimensions, or `undefined` if they do not fit. A
 * dimension that is not a whole number of mm above 0 never fits. Among equal orientations an upright one wins, then
 * one with the longer dimension along the box. The score is the free space plus penalties for tipping, a tight fit,
 * bulky parcels and missing stock.
 */
export function fitBox(box: CandidateBox, goods: Dimensions, limits: ParcelLimits): BoxFit | undefined {
  if (!isMeasured(box.inner) || !isMeasured(goods)) return undefined
  const fits = turns(goods).flatMap((turn) => fitTurn(box, turn, limits) ?? [])
  return fits.toSorted((a, b) => a.score - b.score)[0]
}

interface Turn extends Dimensions {
  readonly isTipped: boolean
}

/**
 * Two upright orientations and four tipped ones; the same list whichever dimension is called length and which
 * width.
 */
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

function fitTurn(box: CandidateBox, turn: Turn, limits: ParcelLimits): BoxFit | undefined {
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

/** The outside shrinks with the height at which the box is closed. */
function closedOuter({ inner, outer }: CandidateBox, height: number): Dimensions {
  const full = outer && isMeasured(outer) ? outer : inner
  return { ...full, height: full.height - (inner.height - height) }
}

function isTight(slack: Dimensions, { heights }: CandidateBox): boolean {
  const isTightAbove = heights === undefined && slack.height < tightSlack
  return slack.length < tightSlack || slack.width < tightSlack || isTightAbove
}

/** Rounded down; in bigint, because 1000 times a volume may exceed what a number holds exactly. */
function emptyThousandths(box: Dimensions, goods: Dimensions): number {
  const [all, taken] = [volume(box), volume(goods)]
  return Number((1000n * (all - taken)) / all)
}

function volume({ length, width, height }: Dimensions): bigint {
  return BigInt(length) * BigInt(width) * BigInt(height)
}

function isMeasured({ length, width, height }: Dimensions): boolean {
  return [length, width, height].every((dimension) => Number.isSafeInteger(dimension) && dimension > 0)
}
