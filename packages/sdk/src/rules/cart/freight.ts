import { compare } from '../../decimal'
import { deliveryTariff } from '../money/delivery-tariff'
import type { DaysInTransit, DeliveryTariff } from '../money/delivery-tariff'
import { isZeroMoney, lineNet, multiplyMoney, sumMoney, toDecimal } from '../money/money'
import type { Money } from '../money/money'

/** A product's quantity, as far as its transport depends on it. */
export interface PackedQuantity {
  /** Number of units. */
  readonly quantity: number
  /** Grams of one unit. */
  readonly weight: number
  /** Goes by pallet, whatever the quantity. */
  readonly isFreightOnly: boolean
  /** Each unit is a parcel of its own. */
  readonly isBulky: boolean
}

/** The heaviest parcel, in kg. */
export const heaviestParcel = 30
/** The same, and the most that parcels of one order may weigh, in g. */
export const parcelGrams = 1000 * heaviestParcel
const parcelOrderGrams = 90_000
const maximumParcels = 6

const weightOf = (lines: readonly PackedQuantity[]): number =>
  lines.reduce((sum, line) => sum + line.weight * line.quantity, 0)

/** The number of parcels of at most 30 kg; each bulky unit is one of its own. */
export function countParcels(lines: readonly PackedQuantity[]): number {
  const bulkyUnits = lines.reduce((sum, line) => sum + (line.isBulky ? line.quantity : 0), 0)
  return bulkyUnits + Math.ceil(weightOf(lines.filter((line) => !line.isBulky)) / parcelGrams)
}

/** Whether an order goes by pallet: for a freight-only product, more than 90 kg, or more than six parcels. */
export const requiresFreight = (lines: readonly PackedQuantity[]): boolean =>
  lines.some((line) => line.isFreightOnly) ||
  weightOf(lines) > parcelOrderGrams ||
  countParcels(lines) > maximumParcels

/** By parcel, express parcel or pallet, or picked up at the sender's. */
export type DeliveryKind = 'parcel' | 'express' | 'freight' | 'pickUp'

/**
 * How products can be delivered, the usual way first: parcel unless freight is required, express for a single parcel, freight
 * from the second parcel on, and pick-up.
 */
export function deliveryKinds(lines: readonly PackedQuantity[]): readonly [DeliveryKind, ...DeliveryKind[]] {
  if (requiresFreight(lines)) return ['freight', 'pickUp']
  return countParcels(lines) > 1 ? ['parcel', 'freight', 'pickUp'] : ['parcel', 'express', 'pickUp']
}

/** Where products go, and what decides on free delivery. */
export interface DeliveredProducts {
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
  /** The net value of the products before discounts. */
  readonly productsNet: Money
}

/** A way to deliver products, and what it costs. */
export interface DeliveryOffer {
  /** By parcel, express parcel or pallet, or picked up. */
  readonly kind: DeliveryKind
  /** Net, without the surcharge of a small order; zero from `freeFrom` on. */
  readonly fee: Money
  /** The net value of the products from which it is free; null where that makes no difference. */
  readonly freeFrom: Money | null
  /** Working days in transit, or until the products can be picked up. */
  readonly workingDays: DaysInTransit
}

/**
 * What products cost to deliver to a country, the usual way first. Empty where the shops do not deliver to it in the
 * currency of the products. Throws `INVALID_AMOUNT`.
 */
export function deliveryOffers(
  lines: readonly PackedQuantity[],
  { countryCode, productsNet }: DeliveredProducts,
): readonly DeliveryOffer[] {
  const tariff = deliveryTariff(countryCode)
  if (tariff?.currencyCode !== productsNet.currencyCode) return []
  return deliveryKinds(lines).flatMap((kind) => toOffer(kind, tariff, productsNet) ?? [])
}

/** Undefined where the tariff does not have this kind. */
function toOffer(kind: DeliveryKind, tariff: DeliveryTariff, net: Money): DeliveryOffer | undefined {
  const { currencyCode } = tariff
  const money = (amount: string): Money => lineNet({ amount, currencyCode }, 1)
  if (kind === 'express' || kind === 'pickUp') {
    const timed = tariff[kind]
    return timed && { kind, fee: money(timed.fee), freeFrom: null, workingDays: timed.workingDays }
  }
  const { fee, freeFrom } = tariff[kind]
  const isFree = compare(toDecimal(net.amount), toDecimal(freeFrom)) >= 0
  return { kind, fee: money(isFree ? '0' : fee), freeFrom: money(freeFrom), workingDays: tariff.workingDays }
}

/** A product's quantity whose weight may be unknown. */
export interface EstimatedQuantity extends Omit<PackedQuantity, 'weight'> {
  /** Grams of one unit. */
  readonly weight: number | undefined
}

/** What the usual way to deliver products costs, before a method is chosen. Net. */
export interface DeliveryEstimate {
  /** By parcel or by pallet. */
  readonly kind: DeliveryKind
  /** Without the surcharge of a small order; zero where delivery is free. */
  readonly fee: Money
  /** Delivery is free from this value of the products, before discounts. */
  readonly freeFrom: Money
  /** How much of `freeFrom` is missing; null where delivery is free. */
  readonly missing: Money | null
}

/**
 * What it costs to deliver products to a country the usual way, all in one delivery. `undefined` without products, where
 * the shops do not deliver, and while an unknown weight leaves open how they travel. Throws `INVALID_AMOUNT`.
 */
export function estimateDelivery(
  lines: readonly EstimatedQuantity[],
  products: DeliveredProducts,
): DeliveryEstimate | undefined {
  const isOpen = lines.some(({ weight }) => weight === undefined) && !lines.some((line) => line.isFreightOnly)
  if (lines.length === 0 || isOpen) return undefined
  const packed = lines.map((line) => ({ ...line, weight: line.weight ?? 0 }))
  const [usual] = deliveryOffers(packed, products)
  if (usual === undefined || usual.freeFrom === null) return undefined
  const { kind, fee, freeFrom } = usual
  const missing = isZeroMoney(fee) ? null : sumMoney([freeFrom, multiplyMoney(products.productsNet, -1)])
  return { kind, fee, freeFrom, missing }
}
