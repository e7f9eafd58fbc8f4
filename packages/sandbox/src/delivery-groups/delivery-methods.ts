import { deliveryTariff } from '@cartonnage/sdk/rules'
import type { DeliveryTariff } from '@cartonnage/sdk/rules'
import { addAmounts, formatMoneyAmount, toAmount, zeroAmount, type Amount } from '../amount'
import { isAtLeast } from '../catalog/pricing'

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

/** Who brings the goods to a country. */
interface Carriage {
  readonly parcel: string
  readonly freight: string
}

const swiss: Carriage = { parcel: 'Swiss Post', freight: 'Swiss Post Cargo' }
const benelux = (parcel: string): Carriage => ({ parcel, freight: 'DHL Freight' })

const carriages: Readonly<Record<string, Carriage>> = {
  CH: swiss,
  LI: swiss,
  DE: { parcel: 'DHL', freight: 'DHL Freight' },
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
  deliveryTariff(countryCode)?.currencyCode === currencyCode

/**
 * The ways an order can travel: the parcel unless freight is required, and freight from the second parcel on.
 * Empty for a country that the shop does not serve. `goodsNet` is the net sum of the goods; it decides free
 * delivery and the small-order surcharge.
 */
export function listDeliveryMethods(
  lines: readonly PackedLine[],
  options: { countryCode: string; currencyCode: string; goodsNet: Amount },
): readonly DeliveryMethod[] {
  const tariff = deliveryTariff(options.countryCode)
  const carriage = carriages[options.countryCode]
  if (!carriage || tariff?.currencyCode !== options.currencyCode) return []
  const required = isFreightRequired(lines)
  const kinds = required
    ? ['freight' as const]
    : countParcels(lines) > 1
      ? (['parcel', 'freight'] as const)
      : ['parcel' as const]
  return kinds.map((kind) => toMethod(kind, { tariff, carriage, lines, goodsNet: options.goodsNet }))
}

interface Shipment {
  readonly tariff: DeliveryTariff
  readonly carriage: Carriage
  readonly lines: readonly PackedLine[]
  readonly goodsNet: Amount
}

function toMethod(
  kind: DeliveryMethod['kind'],
  { tariff, carriage, lines, goodsNet }: Shipment,
): DeliveryMethod {
  const { fee, freeFrom } = tariff[kind]
  const base = isAtLeast(goodsNet, freeFrom) ? zeroAmount : toAmount(fee)
  const isSmall = !isAtLeast(goodsNet, tariff.smallOrder.below)
  const surcharge = isSmall ? toAmount(tariff.smallOrder.fee) : zeroAmount
  return {
    kind,
    carrier: carriage[kind],
    shippingFee: formatMoneyAmount(addAmounts(base, surcharge)),
    transitTimeMin: tariff.workingDays.from,
    transitTimeMax: tariff.workingDays.to,
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
