import {
  deliveryOffers,
  deliveryTariff,
  smallOrderSurcharge,
  type DeliveryKind,
  type PackedQuantity,
} from '@cartonnage/sdk/rules'
import { addAmounts, formatMoneyAmount, toAmount, zeroAmount, type Amount } from '../../amount'
import { withCheckCharacters } from '../../record-id'

/** A cart item as far as its delivery depends on it. */
export interface PackedLine extends PackedQuantity {
  /** Working days until the item is ready; 0 when it is in stock. */
  readonly leadDays: number
}

export interface DeliveryMethod {
  readonly kind: DeliveryKind
  readonly carrier: string
  /** Net fee as a decimal string, with the surcharge of a small order where this delivery bears it. */
  readonly shippingFee: string
  /** Working days in transit. */
  readonly transitTimeMin: number
  readonly transitTimeMax: number
  /** Working days until dispatch. */
  readonly processTime: number
}

/** The carriers for a country; the shop itself hands out what is picked up. */
type Carriers = Readonly<Record<DeliveryKind, string>>

const pickUp = 'Cartonnage'
const swiss: Carriers = {
  parcel: 'Swiss Post',
  express: 'Swiss Post',
  freight: 'Swiss Post Cargo',
  pickUp,
}
const european = (parcel: string): Carriers => ({
  parcel,
  express: 'DHL Express',
  freight: 'DHL Freight',
  pickUp,
})

const carriersByCountry: Readonly<Record<string, Carriers>> = {
  CH: swiss,
  LI: swiss,
  DE: european('DHL'),
  NL: european('PostNL'),
  BE: european('bpost'),
  LU: european('DPD'),
}

/** Whether a shop that charges in `currencyCode` delivers to the country (ISO 3166-1 alpha-2). */
export const canDeliverTo = (countryCode: string, currencyCode: string): boolean =>
  deliveryTariff(countryCode)?.currencyCode === currencyCode

interface DeliverySums {
  /** The net sum of what is delivered, which decides on free delivery. */
  readonly productsNet: Amount
  /**
   * The net sum of the whole order, which decides on the surcharge of a small order. Null for a delivery that does not bear
   * it: an order pays it once, with its first delivery.
   */
  readonly orderNet: Amount | null
}

export interface DeliveryOptions extends DeliverySums {
  readonly countryCode: string
  readonly currencyCode: string
}

/**
 * The delivery methods of a delivery, the usual one first, as the SDK's rule offers and prices them. Empty for a country
 * that the shop does not deliver to.
 */
export function listDeliveryMethods(
  lines: readonly PackedLine[],
  { countryCode, currencyCode, productsNet, orderNet }: DeliveryOptions,
): readonly DeliveryMethod[] {
  const carriers = carriersByCountry[countryCode]
  if (!carriers) return []
  const toMoney = (net: Amount) => ({ amount: formatMoneyAmount(net), currencyCode })
  const due = orderNet && smallOrderSurcharge(toMoney(orderNet), countryCode)
  const surcharge = due ? toAmount(due.amount) : zeroAmount
  const processTime = Math.max(0, ...lines.map((line) => line.leadDays))
  const offers = deliveryOffers(lines, { countryCode, productsNet: toMoney(productsNet) })
  return offers.map(({ kind, fee, workingDays }) => ({
    kind,
    carrier: carriers[kind],
    processTime,
    shippingFee: formatMoneyAmount(addAmounts(toAmount(fee.amount), surcharge)),
    transitTimeMin: workingDays.from,
    transitTimeMax: workingDays.to,
  }))
}

const ids = {
  parcel: withCheckCharacters('2DmCN000PARCEL0'),
  express: withCheckCharacters('2DmCN00EXPRESS0'),
  freight: withCheckCharacters('2DmCN00FREIGHT0'),
  pickUp: withCheckCharacters('2DmCN000PICKUP0'),
}

/** The record id of a delivery method, the same in every checkout. */
export const deliveryMethodId = ({ kind }: Pick<DeliveryMethod, 'kind'>): string => ids[kind]

/** Whether the method with this id is among those that are offered. */
export const offersMethod = (methods: readonly DeliveryMethod[], id: string): boolean =>
  methods.some((method) => deliveryMethodId(method) === id)
