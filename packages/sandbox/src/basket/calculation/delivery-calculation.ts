import { resolveVatRate } from '@cartonnage/sdk/rules'
import { addAmounts, toAmount, zeroAmount, type Amount } from '../../amount'
import type { SandboxContext } from '../../calls/sandbox-context'
import type { CartItemRecord, CartRecord } from '../records/cart-repository'
import { documentVat } from '../../catalog/products/pricing'
import type { Product } from '../../catalog/products/product-repository'
import { findAccount } from '../../people/session/buyer-repository'
import { listVatRatesByCountry } from '../../catalog/vat/vat-rate-repository'
import {
  listDeliveryGroups,
  readItemGroups,
  type DeliveryGroupRecord,
} from '../records/delivery-group-repository'
import {
  deliveryMethodId,
  listDeliveryMethods,
  type DeliveryMethod,
  type DeliveryOptions,
} from './delivery-methods'

/** Where the items of a cart go. */
export interface DeliveryPlan {
  readonly groups: readonly DeliveryGroupRecord[]
  /** The group that an item is in; undefined before the cart has any group. */
  groupOf(itemId: string): DeliveryGroupRecord | undefined
  /** The VAT rate where an item goes; undefined until its address is known. */
  vatRateOf(itemId: string): number | undefined
}

/** The part of a priced line that its delivery depends on. */
interface DeliveredLine {
  readonly item: CartItemRecord
  readonly product: Product
  readonly net: Amount
  /** How much of the quantity is not in stock. */
  readonly awaited: number
}

/** A delivery group with its items and the methods that it offers. */
export interface CalculatedGroup {
  readonly group: DeliveryGroupRecord
  readonly itemIds: readonly string[]
  readonly productsNet: Amount
  readonly methods: readonly DeliveryMethod[]
  /** The selected method, as long as it is offered. */
  readonly chosen: DeliveryMethod | undefined
  /** Net fee of the chosen method; zero before one is chosen. */
  readonly shipping: Amount
  readonly vatRate: number | undefined
}

/** Reads the groups of a cart. An item that was never moved, or whose group is gone, is in the default one. */
export function readDeliveryPlan({ db, clock }: SandboxContext, cart: CartRecord): DeliveryPlan {
  const groups = listDeliveryGroups(db, cart.id)
  // Nearly every cart has a single group, and needs no look-up.
  const groupIds = groups.length > 1 ? readItemGroups(db, cart.id) : new Map<string, string>()
  const rates = vatRatesOf({ db, clock }, cart, groups)
  const groupOf = (itemId: string) => groups.find(({ id }) => id === groupIds.get(itemId)) ?? groups[0]
  return { groups, groupOf, vatRateOf: (itemId) => rates.get(groupOf(itemId)?.id ?? '') }
}

/**
 * The VAT rate of each group with an address: by its country, and by the VAT id of the account that the cart is bought
 * for.
 */
function vatRatesOf(
  { db, clock }: Pick<SandboxContext, 'db' | 'clock'>,
  { shop, accountId }: CartRecord,
  groups: readonly DeliveryGroupRecord[],
): ReadonlyMap<string, number | undefined> {
  if (groups.every(({ deliveryAddress }) => deliveryAddress === null)) return new Map()
  const account = accountId === null ? undefined : findAccount(db, accountId)
  const supply = {
    shop,
    userType: account?.userType ?? 'private',
    vatId: account?.vatId,
    rates: listVatRatesByCountry(db),
    date: new Date(clock.now()).toISOString().slice(0, 10),
  } as const
  return new Map(
    groups.map(({ id, deliveryAddress: address }) => [
      id,
      address ? resolveVatRate({ ...supply, countryCode: address.country }) : undefined,
    ]),
  )
}

/**
 * The groups of a cart with their methods and fees, each by its own products, weight and country. The surcharge of a small
 * order is in the fees of the first group that has items.
 */
export function calculateGroups(
  plan: DeliveryPlan,
  lines: readonly DeliveredLine[],
  currencyCode: string,
): readonly CalculatedGroup[] {
  const orderNet = addAmounts(...lines.map(({ net }) => net))
  const first = plan.groups.find((group) => lines.some(({ item }) => plan.groupOf(item.id) === group))
  return plan.groups.map((group) => {
    const own = lines.filter(({ item }) => plan.groupOf(item.id) === group)
    const productsNet = addAmounts(...own.map(({ net }) => net))
    const sums = { productsNet, orderNet: group === first ? orderNet : null }
    const methods = methodsFor(group, own, { ...sums, currencyCode })
    const chosen = methods.find((method) => deliveryMethodId(method) === group.deliveryMethodId)
    return {
      group,
      itemIds: own.map(({ item }) => item.id),
      productsNet,
      methods,
      chosen,
      shipping: chosen ? toAmount(chosen.shippingFee) : zeroAmount,
      vatRate: own[0] && plan.vatRateOf(own[0].item.id),
    }
  })
}

/**
 * The VAT of a cart and its delivery, rounded once per rate; null until every address is known. `taxableOf` gives the
 * net of an item after discounts.
 */
export function deliveryVat(
  groups: readonly CalculatedGroup[],
  taxableOf: (itemId: string) => Amount,
): Amount | null {
  const filled = groups.filter(({ itemIds }) => itemIds.length > 0)
  const netsByRate = new Map<number, Amount[]>()
  for (const { vatRate, itemIds, shipping } of filled) {
    if (vatRate === undefined) return null
    const nets = netsByRate.get(vatRate) ?? []
    netsByRate.set(vatRate, [...nets, ...itemIds.map(taxableOf), shipping])
  }
  if (netsByRate.size === 0) return null
  return addAmounts(...[...netsByRate].map(([rate, nets]) => documentVat(nets, rate)))
}

function methodsFor(
  { deliveryAddress }: DeliveryGroupRecord,
  lines: readonly DeliveredLine[],
  options: Omit<DeliveryOptions, 'countryCode'>,
): readonly DeliveryMethod[] {
  if (!deliveryAddress || lines.length === 0) return []
  const packed = lines.map(({ item, product, awaited }) => ({
    quantity: item.quantity,
    weight: product.weight ?? 0,
    isFreightOnly: product.freightOnly,
    isBulky: product.bulky,
    leadDays: leadDaysOf(product, awaited),
  }))
  return listDeliveryMethods(packed, { ...options, countryCode: deliveryAddress.country })
}

/** Working days until an item is ready: produced, or all of it in stock. */
function leadDaysOf({ status, leadDays, restockDays }: Product, awaited: number): number {
  if (status === 'made-to-order') return leadDays
  return awaited === 0 ? 0 : (restockDays ?? leadDays)
}
