import { deliveryTariff, type DeliveryTariff } from '@cartonnage/sdk/rules'
import { addAmounts, formatMoneyAmount, toAmount, zeroAmount, type Amount } from '../amount'
import { isAtLeast } from '../catalog/pricing'
import { withCheckCharacters } from '../record-id'

/** A cart item as far as its delivery depends on it. */
export interface PackedLine {
  readonly quantity: number
  /** Grams of one unit. */
  readonly weight: number
  /** Goes by pallet, whatever the quantity. */
  readonly isFreightOnly: boolean
  /** Each unit is a parcel of its own. */
  readonly isBulky: boolean
  /** Working days until the item is ready; 0 when it is in stock. */
  readonly leadDays: number
}

export interface DeliveryMethod {
  readonly kind: 'parcel' | 'freight'
  readonly carrier: string
  /** Net fee as a decimal string, small-order surcharge included. */
  readonly shippingFee: string
  /** Working days in transit. */
  readonly transitTimeMin: number
  readonly transitTimeMax: number
  /** Working days until dispatch. */
  readonly processTime: number
}

/** When an order may arrive at the earliest and at the latest, ISO 8601. */
interface DeliveryEstimate {
  readonly earliestEstimatedDeliveryTime: string
  readonly latestEstimatedDeliveryTime: string
}

/** The carriers for a country. */
interface Carriers {
  readonly parcel: string
  readonly freight: string
}

const swiss: Carriers = { parcel: 'Swiss Post', freight: 'Swiss Post Cargo' }
const benelux = (parcel: string): Carriers => ({ parcel, freight: 'DHL Freight' })

const carriersByCountry: Readonly<Record<string, Carriers>> = {
  CH: swiss,
  LI: swiss,
  DE: { parcel: 'DHL', freight: 'DHL Freight' },
  NL: benelux('PostNL'),
  BE: benelux('bpost'),
  LU: benelux('DPD'),
}

const PARCEL_GRAMS = 30_000
const PARCEL_ORDER_GRAMS = 90_000
const MAXIMUM_PARCELS = 6

const weightOf = (lines: readonly PackedLine[]) =>
  lines.reduce((sum, line) => sum + line.weight * line.quantity, 0)

/** The number of parcels of at most 30 kg; each bulky unit is one of its own. */
function countParcels(lines: readonly PackedLine[]): number {
  const bulkyUnits = lines.reduce((sum, line) => sum + (line.isBulky ? line.quantity : 0), 0)
  return bulkyUnits + Math.ceil(weightOf(lines.filter((line) => !line.isBulky)) / PARCEL_GRAMS)
}

/** Whether freight is the only method: for a freight-only product, more than 90 kg, or more than six parcels. */
const isFreightRequired = (lines: readonly PackedLine[]): boolean =>
  lines.some((line) => line.isFreightOnly) ||
  weightOf(lines) > PARCEL_ORDER_GRAMS ||
  countParcels(lines) > MAXIMUM_PARCELS

/** Whether a shop that charges in `currencyCode` delivers to the country (ISO 3166-1 alpha-2). */
export const canDeliverTo = (countryCode: string, currencyCode: string): boolean =>
  deliveryTariff(countryCode)?.currencyCode === currencyCode

/**
 * The delivery methods of an order: parcel unless freight is required, and freight from the second parcel on. Empty for
 * a country that the shop does not deliver to. `productsNet`, the net sum of the products, decides on free delivery and
 * the small-order surcharge.
 */
export function listDeliveryMethods(
  lines: readonly PackedLine[],
  options: { countryCode: string; currencyCode: string; productsNet: Amount },
): readonly DeliveryMethod[] {
  const tariff = deliveryTariff(options.countryCode)
  const carriers = carriersByCountry[options.countryCode]
  if (!carriers || tariff?.currencyCode !== options.currencyCode) return []
  const kinds: DeliveryMethod['kind'][] = isFreightRequired(lines) ? [] : ['parcel']
  if (kinds.length === 0 || countParcels(lines) > 1) kinds.push('freight')
  return kinds.map((kind) => toMethod(kind, { tariff, carriers, lines, productsNet: options.productsNet }))
}

interface Shipment {
  readonly tariff: DeliveryTariff
  readonly carriers: Carriers
  readonly lines: readonly PackedLine[]
  readonly productsNet: Amount
}

function toMethod(
  kind: DeliveryMethod['kind'],
  { tariff, carriers, lines, productsNet }: Shipment,
): DeliveryMethod {
  const { fee, freeFrom } = tariff[kind]
  const base = isAtLeast(productsNet, freeFrom) ? zeroAmount : toAmount(fee)
  const isSmall = !isAtLeast(productsNet, tariff.smallOrder.below)
  const surcharge = isSmall ? toAmount(tariff.smallOrder.fee) : zeroAmount
  return {
    kind,
    carrier: carriers[kind],
    shippingFee: formatMoneyAmount(addAmounts(base, surcharge)),
    transitTimeMin: tariff.workingDays.from,
    transitTimeMax: tariff.workingDays.to,
    processTime: Math.max(0, ...lines.map((line) => line.leadDays)),
  }
}

/** When an order of the moment `from` (ms since 1970) arrives. */
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

/** Midnight UTC (ms since 1970) `days` working days after `from`; Saturdays and Sundays are none. */
export function addWorkingDays(from: number, days: number): number {
  const date = new Date(from)
  date.setUTCHours(0, 0, 0, 0)
  for (let left = days; left > 0;) {
    date.setUTCDate(date.getUTCDate() + 1)
    if (date.getUTCDay() !== 0 && date.getUTCDay() !== 6) left -= 1
  }
  return date.getTime()
}

const ids = {
  parcel: withCheckCharacters('2DmCN000PARCEL0'),
  freight: withCheckCharacters('2DmCN00FREIGHT0'),
}

/** The record id of a delivery method, the same in every checkout. */
export const deliveryMethodId = ({ kind }: Pick<DeliveryMethod, 'kind'>): string => ids[kind]

/** Whether the method with this id is among those that are offered. */
export const offersMethod = (methods: readonly DeliveryMethod[], id: string): boolean =>
  methods.some((method) => deliveryMethodId(method) === id)
