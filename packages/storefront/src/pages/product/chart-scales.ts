import type { PriceSegment } from '@cartonnage/sdk/rules'

/** How quantities and prices lie in a chart, as shares of its width and height. */
interface ChartScales {
  /** Of a quantity, from the left: by its logarithm, because steps are multiples of each other. */
  readonly x: (quantity: number) => number
  /** Of a price, from the top. */
  readonly y: (segment: PriceSegment) => number
  /** The quantity at a share of the width: the first of a step near its line. */
  readonly quantityAt: (share: number) => number
}

/** Beyond the last step the chart goes on to this multiple of its first quantity. */
const beyond = 2.5
/** Between these shares of the height are the prices. */
const [highest, lowest] = [0.14, 0.74]
/** So near, as a share of the width, a press means the line. */
const near = 0.025

/** The scales of a chart; undefined without several steps, which need no chart. */
export function chartScales(segments: readonly PriceSegment[]): ChartScales | undefined {
  const [first, last] = [segments[0], segments.at(-1)]
  if (first === undefined || last === undefined || first === last) return undefined
  const start = Math.max(1, first.from)
  const span = Math.log((last.from * beyond) / start)
  const x = (quantity: number) => Math.log(Math.max(quantity, start) / start) / span
  const [dearest, cheapest] = [priceOf(first), priceOf(last)]
  const range = dearest - cheapest || 1
  return {
    x,
    y: (segment) => highest + ((dearest - priceOf(segment)) / range) * (lowest - highest),
    quantityAt: (share) => {
      const step = segments.find(({ from }) => Math.abs(x(from) - share) < near)
      return step?.from ?? Math.round(start * Math.exp(Math.min(Math.max(share, 0), 1) * span))
    },
  }
}

function priceOf({ unitPrice }: PriceSegment): number {
  const { amount } = unitPrice
  return Number(amount)
}
