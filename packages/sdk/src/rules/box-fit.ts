import { compare, parseDecimal } from '../decimal'
import type { Dimensions } from './search'
import type { ShopType } from './shop-type'

/** The largest side, in mm, that a Box Finder search may have (`domain.md` 2.2). */
export const maximumBoxFinderDimension = 5000

/** Heights that a box can be closed at, in mm: some of them, or any in a range. */
export type BoxHeights = readonly number[] | { readonly minimum: number; readonly maximum: number }

/** A box as goods are tried in it; sizes in mm. */
export interface FittingBox {
  readonly inner: Dimensions
  /** Absent where the height is fixed. */
  readonly heights?: BoxHeights | undefined
  /** At its full height. Unknown for some. */
  readonly outer?: Dimensions | undefined
  readonly isInStock: boolean
}

/** What a carrier takes as a parcel, in mm: a standard one, and beyond it a bulky one up to length and girth. */
export interface ParcelLimits {
  readonly standard: Dimensions
  readonly bulkyLength: number
  readonly bulkyGirth: number
}

/** The limits of the carrier that each shop sends with. */
export const parcelLimits: Readonly<Record<ShopType, ParcelLimits>> = {
  CH: { standard: { length: 1000, width: 600, height: 600 }, bulkyLength: 2500, bulkyGirth: 4000 },
  DE: { standard: { length: 1200, width: 600, height: 600 }, bulkyLength: 2000, bulkyGirth: 3600 },
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
  readonly parcel: 'standard' | 'bulky' | 'oversized'
  readonly isInStock: boolean
  /** mm³ of the closed box. */
  readonly outerVolume: number
}

/** Below this slack, in mm, the fit is tight. */
const tightSlack = 5
const penalties = { tipped: 150, tight: 40, noStock: 50, standard: 0, bulky: 100, oversized: 250 } as const

/**
 * How goods fit a box best, of six turns along its sides, or `undefined` when they do not. Among equal turns an
 * upright one is taken. The score is free space and the penalties of `domain.md` 2.4.
 */
export function fitBox(box: FittingBox, goods: Dimensions, limits: ParcelLimits): BoxFit | undefined {
  const fits = turns(goods).flatMap((turn) => fitTurn(box, turn, limits) ?? [])
  return fits.reduce<BoxFit | undefined>(
    (best, fit) => (best === undefined || fit.score < best.score ? fit : best),
    undefined,
  )
}

/** A box that fits, with what decides between equals. */
export interface RankedBox {
  readonly fit: BoxFit
  /** Net price of the first tier, a decimal text; a box without price comes last among equals. */
  readonly price?: string | undefined
  readonly articleNumber: string
}

/** Orders boxes from the best on: by score, outer volume, price, article number. For `toSorted`. */
export function compareBoxes(a: RankedBox, b: RankedBox): number {
  return (
    a.fit.score - b.fit.score ||
    a.fit.outerVolume - b.fit.outerVolume ||
    comparePrices(a.price, b.price) ||
    (a.articleNumber < b.articleNumber ? -1 : Number(a.articleNumber > b.articleNumber))
  )
}

/** What a result says of a fit. */
export type FitLabel = 'wellSuited' | 'exact' | 'tooLarge' | 'tipped' | 'bulky' | 'notInStock'

/** The labels of a fit, the first of which judges its size. More than half of it empty is too large. */
export function fitLabels({ freeSpace, isTight, isTipped, parcel, isInStock }: BoxFit): readonly FitLabel[] {
  const size = isTight ? 'exact' : freeSpace > 500 ? 'tooLarge' : 'wellSuited'
  return [
    size,
    ...(isTipped ? (['tipped'] as const) : []),
    ...(parcel === 'standard' ? [] : (['bulky'] as const)),
    ...(isInStock ? [] : (['notInStock'] as const)),
  ]
}

/** Heights as catalogues write them: `100;150;200` or `10-60`, in whole mm; `undefined` for anything else. */
export function readBoxHeights(text: unknown): BoxHeights | undefined {
  if (typeof text !== 'string') return undefined
  const range = /^(\d{1,4})-(\d{1,4})$/.exec(text.trim())
  if (range) {
    const [minimum, maximum] = [Number(range[1]), Number(range[2])]
    return minimum > 0 && minimum <= maximum ? { minimum, maximum } : undefined
  }
  const heights = text.split(';').map((part) => (/^\d{1,4}$/.test(part.trim()) ? Number(part) : 0))
  return heights.every((height) => height > 0) ? heights.toSorted((a, b) => a - b) : undefined
}

interface Turn extends Dimensions {
  readonly isTipped: boolean
}

/** Two turns on the bottom, four on a side. */
function turns({ length: l, width: w, height: h }: Dimensions): readonly Turn[] {
  const upright = [
    { length: l, width: w, height: h },
    { length: w, width: l, height: h },
  ]
  const tipped = [
    { length: l, width: h, height: w },
    { length: h, width: l, height: w },
    { length: w, width: h, height: l },
    { length: h, width: w, height: l },
  ]
  return [
    ...upright.map((turn) => ({ ...turn, isTipped: false })),
    ...tipped.map((turn) => ({ ...turn, isTipped: true })),
  ]
}

function fitTurn(box: FittingBox, turn: Turn, limits: ParcelLimits): BoxFit | undefined {
  const height = closingHeight(box, turn.height)
  if (height === undefined) return undefined
  const slack = {
    length: box.inner.length - turn.length,
    width: box.inner.width - turn.width,
    height: height - turn.height,
  }
  if (Math.min(slack.length, slack.width, slack.height) < 0) return undefined
  const outer = closedOuter(box, height)
  const freeSpace = emptyThousandths({ ...box.inner, height }, turn)
  const facts = {
    isTipped: turn.isTipped,
    isTight: isTight(slack, box),
    parcel: parcelOf(outer, limits),
    isInStock: box.isInStock,
  }
  const score = freeSpace + penaltyOf(facts)
  return { score, height, freeSpace, slack, ...facts, outerVolume: volume(outer) }
}

function penaltyOf({ isTipped, isTight, parcel, isInStock }: Omit<Turned, 'slack'>): number {
  return (
    (isTipped ? penalties.tipped : 0) +
    (isTight ? penalties.tight : 0) +
    penalties[parcel] +
    (isInStock ? 0 : penalties.noStock)
  )
}

type Turned = Pick<BoxFit, 'isTipped' | 'isTight' | 'parcel' | 'isInStock' | 'slack'>

/** The lowest height that the box can be closed at above the goods. */
function closingHeight({ inner, heights }: FittingBox, needed: number): number | undefined {
  if (heights === undefined) return inner.height
  if ('minimum' in heights) {
    const height = Math.max(heights.minimum, needed)
    return height <= heights.maximum ? height : undefined
  }
  return heights.find((height) => height >= needed)
}

/** A box of variable height is as high outside as it is closed. */
function closedOuter({ inner, outer = inner }: FittingBox, height: number): Dimensions {
  return { ...outer, height: outer.height - (inner.height - height) }
}

function isTight(slack: Dimensions, { heights }: FittingBox): boolean {
  const isFixed = heights === undefined
  return slack.length < tightSlack || slack.width < tightSlack || (isFixed && slack.height < tightSlack)
}

function emptyThousandths(box: Dimensions, goods: Dimensions): number {
  return Math.floor((1000 * (volume(box) - volume(goods))) / volume(box))
}

function parcelOf(outer: Dimensions, limits: ParcelLimits): BoxFit['parcel'] {
  const sides = sorted(outer)
  const [longest = 0, middle = 0, shortest = 0] = sides
  const girth = longest + 2 * middle + 2 * shortest
  if (longest > limits.bulkyLength || girth > limits.bulkyGirth) return 'oversized'
  const standard = sorted(limits.standard)
  return sides.every((side, index) => side <= (standard[index] ?? 0)) ? 'standard' : 'bulky'
}

function sorted({ length, width, height }: Dimensions): readonly number[] {
  return [length, width, height].toSorted((a, b) => b - a)
}

function volume({ length, width, height }: Dimensions): number {
  return length * width * height
}

function comparePrices(a: string | undefined, b: string | undefined): number {
  const [left, right] = [parseDecimal(a ?? ''), parseDecimal(b ?? '')]
  if (left && right) return compare(left, right)
  return Number(!left) - Number(!right)
}
