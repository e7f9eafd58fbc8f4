import { parseLength } from '../box/entered-length'
import type { ShopLocale } from '../locale/locale'
import type { FacetKind } from './facet-table'

/** From–to, both ends included; in mm for the shop's own facets. An absent end is open. */
export interface FacetRange {
  /** Lower end; absent for none. */
  readonly from?: number
  /** Upper end; absent for none. */
  readonly to?: number
}

/** A facet that is chosen by a from–to. */
export type StepKind = Extract<FacetKind, { type: 'range' }>

const writtenRange = /^\s*(\d*)\s*[-–]\s*(\d*)\s*$/

/**
 * The range in the values of a parameter: `200-400`, `200-`, `-400`, or what two fields of a form hold (`20 cm`, `400`).
 * Ends in the wrong order are swapped. `undefined` where it would leave nothing out, or cannot be read.
 */
export function readRange(
  texts: readonly string[],
  kind: StepKind,
  locale?: ShopLocale,
): FacetRange | undefined {
  const written = texts.map((text) => writtenRange.exec(text)).find((match) => match !== null)
  const [first = '', second = texts.length === 1 ? first : ''] = written?.slice(1) ?? texts
  const range = inOrder(readEnd(first, locale), readEnd(second, locale))
  return isEverything(widenRange(range, kind), kind) ? undefined : range
}

function readEnd(text: string, locale?: ShopLocale): number | undefined {
  const entered = text.trim()
  if (/^\d{1,5}$/.test(entered)) return Number(entered)
  const length = locale && parseLength(entered, locale)?.millimetres
  return length !== undefined && length < 100_000 ? length : undefined
}

function inOrder(from: number | undefined, to: number | undefined): FacetRange {
  const isSwapped = from !== undefined && to !== undefined && from > to
  const [low, high] = isSwapped ? [to, from] : [from, to]
  return { ...(low ? { from: low } : undefined), ...(high !== undefined && { to: high }) }
}

const isEverything = ({ from = 0, to }: FacetRange, { last }: StepKind): boolean =>
  from === 0 && (to === undefined || to > last)

/** As an address has it: `200-400`, `200-`, `-400`. */
export const writeRange = ({ from, to }: FacetRange): string => `${from ?? ''}-${to ?? ''}`

/** The range widened to the steps around it. One number that is an edge is widened to the step above it. */
export function widenRange({ from, to }: FacetRange, { step, last }: StepKind): FacetRange {
  const low = from === undefined ? 0 : Math.min(last, Math.floor(from / step) * step)
  const high = to === undefined ? undefined : Math.max(low + step, Math.ceil(to / step) * step)
  return { ...(low > 0 && { from: low }), ...(high !== undefined && high <= last && { to: high }) }
}

/** The lower edges of the steps of a range: with all of them a search finds exactly what is in the widened range. */
export function stepsOfRange(range: FacetRange, kind: StepKind): readonly number[] {
  const { step, last } = kind
  const { from = 0, to = last + step } = widenRange(range, kind)
  return Array.from({ length: (to - from) / step }, (_, index) => from + index * step)
}
