import { addAmounts, compareAmounts, formatMoneyAmount, toAmount, zeroAmount, type Amount } from './amount'
import { isAtLeast } from './pricing'

/** What goes into the parcel: one entry per cart item. */
export interface PackedLine {
  readonly quantity: number
  /** Grams of one unit. */
  readonly weight: number
  /** Goes by pallet, whatever the quantity. */
  readonly isFreightOnly: boolean
  /** Each unit is a parcel of its own. */
  readonly isBulky: boolean
  /** Days until the goods are ready, 0 when they lie in stock. */
  readonly leadDays: number
}

export interface DeliveryMethod {
  readonly kind: 'parcel' | 'freight'
  readonly carrier: string
  /** Net fee as a decimal string, small-order surcharge included. */
  readonly shippingFee: string
  /** The part of the fee that is the small-order surcharge, `'0.00'` when there is none. */
  readonly surcharge: string
  /** Working days on the way. */
  readonly transitTimeMin: number
  readonly transitTimeMax: number
  /** Days until dispatch. */
  readonly processTime: number
}

/** From when to when goods may arrive, ISO 8601. */
export interface DeliveryEstimate {
  readonly earliestEstimatedDeliveryTime: string
  readonly latestEstimatedDeliveryTime: string
}

interface Tariff {
  readonly currencyCode: string
  readonly parcel: { fee: string; freeFrom: string; carrier: string }
  readonly freight: { fee: string; freeFrom: string; carrier: string }
  readonly surcharge: { fee: string; below: string }
  readonly transit: readonly [number, number]
}

const swiss: Tariff = {
  currencyCode: 'CHF',
  parcel: { fee: '9.90', freeFrom: '150', carrier: 'Swiss Post' },
  freight: { fee: '79.00', freeFrom: '900', carrier: 'Swiss Post Cargo' },
  surcharge: { fee: '5.00', below: '30' },
  transit: [1, 2],
}

const german: Tariff = {
  currencyCode: 'EUR',
  parcel: { fee: '6.90', freeFrom: '100', carrier: 'DHL' },
  freight: { fee: '59.00', freeFrom: '750', carrier: 'DHL Freight' },
  surcharge: { fee: '5.00', below: '25' },
  transit: [1, 3],
}

const benelux = (carrier: string): Tariff => ({
  ...german,
  parcel: { fee: '14.90', freeFrom: '250', carrier },
  freight: { fee: '95.00', freeFrom: '1200', carrier: 'DHL Freight' },
  transit: [2, 4],
})

const tariffs: Readonly<Record<string, Tariff>> = {
  CH: swiss,
  LI: swiss,
  DE: german,
  NL: benelux('PostNL'),
  BE: benelux('bpost'),
  LU: benelux('DPD'),
}

const PARCEL_GRAMS = 30_000
const PARCEL_ORDER_GRAMS = 90_000
const MOST_PARCELS = 6

const weightOf = (lines: readonly PackedLine[]) =>
  lines.reduce((sum, line) => sum + line.weight * line.quantity, 0)

/** Parcels of at most 30 kg; each bulky unit is one by itself. */
export function countParcels(lines: readonly PackedLine[]): number {
  const bulkyUnits = lines.reduce((sum, line) => sum + (line.isBulky ? line.quantity : 0), 0)
  return bulkyUnits + Math.ceil(weightOf(lines.filter((line) => !line.isBulky)) / PARCEL_GRAMS)
}

/** Freight is the only way: an article that demands it, more than 90 kg, or more than six parcels. */
export const isFreightRequired = (lines: readonly PackedLine[]): boolean =>
  lines.some((line) => line.isFreightOnly) ||
  weightOf(lines) > PARCEL_ORDER_GRAMS ||
  countParcels(lines) > MOST_PARCELS

/** Whether a shop that charges in `currencyCode` delivers to the country (ISO 3166-1 alpha-2). */
export const canDeliverTo = (countryCode: string, currencyCode: string): boolean =>
  tariffs[countryCode]?.currencyCode === currencyCode

/**
 * The ways an order can travel: the parcel unless freight is required, and freight from the second parcel on.
 * Empty for a country that the shop does not serve. `goodsNet` is the net sum of the goods; it decides free
 * delivery and the small-order surcharge.
 */
export function listDeliveryMethods(
  lines: readonly PackedLine[],
  options: { countryCode: string; currencyCode: string; goodsNet: Amount },
): readonly DeliveryMethod[] {
  const tariff = tariffs[options.countryCode]
  if (!tariff || tariff.currencyCode !== options.currencyCode) return []
  const required = isFreightRequired(lines)
  const kinds = required
    ? ['freight' as const]
    : countParcels(lines) > 1
      ? (['parcel', 'freight'] as const)
      : ['parcel' as const]
  return kinds.map((kind) => toMethod(kind, tariff, { lines, goodsNet: options.goodsNet }))
}

function toMethod(
  kind: DeliveryMethod['kind'],
  tariff: Tariff,
  { lines, goodsNet }: { lines: readonly PackedLine[]; goodsNet: Amount },
): DeliveryMethod {
  const { fee, freeFrom, carrier } = tariff[kind]
  const isSmall = compareAmounts(goodsNet, toAmount(tariff.surcharge.below)) < 0
  const base = isAtLeast(goodsNet, freeFrom) ? zeroAmount : toAmount(fee)
  const surcharge = isSmall ? toAmount(tariff.surcharge.fee) : zeroAmount
  return {
    kind,
    carrier,
    shippingFee: formatMoneyAmount(addAmounts(base, surcharge)),
    surcharge: formatMoneyAmount(surcharge),
    transitTimeMin: tariff.transit[0],
    transitTimeMax: tariff.transit[1],
    processTime: Math.max(0, ...lines.map((line) => line.leadDays)),
  }
}

/** When goods that are ordered at `from` (ms since the epoch) arrive, ISO 8601. */
export function estimateDelivery(
  from: number,
  { processTime, transitTimeMin, transitTimeMax }: DeliveryMethod,
): DeliveryEstimate {
  const arrival = (transit: number) => new Date(addWorkingDays(from, processTime + transit)).toISOString()
  return {
    earliestEstimatedDeliveryTime: arrival(transitTimeMin),
    latestEstimatedDeliveryTime: arrival(transitTimeMax),
  }
}

/** The time `days` working days after `from` (ms since the epoch), Saturdays and Sundays left out, at midnight UTC. */
export function addWorkingDays(from: number, days: number): number {
  const date = new Date(from)
  date.setUTCHours(0, 0, 0, 0)
  for (let left = days; left > 0;) {
    date.setUTCDate(date.getUTCDate() + 1)
    if (date.getUTCDay() !== 0 && date.getUTCDay() !== 6) left -= 1
  }
  return date.getTime()
}
