import { formatMoneyAmount } from '../../amount'
import type { Call, Visitor } from '../../calls/call'
import type { CalculatedCart } from '../calculation/cart-calculation'
import type { CheckoutError } from '../../calls/checkout-error'
import { checkoutTexts } from './checkout-messages'
import type { CalculatedGroup } from '../calculation/delivery-calculation'
import { estimateDelivery } from '../calculation/delivery-estimate'
import type { CheckoutAddress } from '../records/delivery-group-repository'
import { deliveryMethodId, type DeliveryMethod } from '../calculation/delivery-methods'

interface GroupDetails {
  readonly calculated: CalculatedCart
  readonly errors: readonly CheckoutError[]
}

/** The platform's delivery group without its items. */
export function deliveryGroupBody(
  call: Call,
  { group, details }: { group: CalculatedGroup; details: GroupDetails },
) {
  const { isDefault, isGift, giftMessage, giftToName, ...record } = group.group
  const address = record.deliveryAddress
  const methodBody = (method: DeliveryMethod) => deliveryMethodBody(call, { method, address })
  return {
    id: record.id,
    cartId: record.cartId,
    name: record.name,
    isDefault,
    isGift,
    giftMessage,
    giftToName,
    totalCartItemCount: group.itemIds.length,
    totalCartItemQuantity: quantityOf(group, details.calculated),
    totalProductAmount: formatMoneyAmount(group.productsNet),
    deliveryAddress: record.deliveryAddress,
    desiredDeliveryDate: record.desiredDeliveryDate,
    shippingInstructions: record.shippingInstructions,
    availableDeliveryMethods: group.methods.map(methodBody),
    selectedDeliveryMethod: group.chosen ? methodBody(group.chosen) : null,
    errors: details.errors.filter(({ type }) => type === '/commerce/errors/shipping-failure'),
    customFields: [],
  }
}

function deliveryMethodBody(
  { context: { clock }, visitor }: Call,
  { method, address }: { method: DeliveryMethod; address: CheckoutAddress | null },
) {
  return {
    id: deliveryMethodId(method),
    name: methodName(method, visitor),
    carrier: method.carrier,
    classOfService: classesOfService[method.kind],
    currencyIsoCode: visitor.currencyCode,
    shippingFee: method.shippingFee,
    adjustedShippingFee: method.shippingFee,
    totalAdjustmentAmount: '0.00',
    transitTimeMin: method.transitTimeMin,
    transitTimeMax: method.transitTimeMax,
    transitTimeUnit: 'Days',
    processTime: method.processTime,
    processTimeUnit: 'Days',
    ...estimateDelivery(clock.now(), { method, shop: visitor.shop, address }),
  }
}

const classesOfService: Readonly<Record<DeliveryMethod['kind'], string>> = {
  parcel: 'PARCEL',
  express: 'EXPRESS',
  freight: 'FREIGHT',
  pickUp: 'PICKUP',
}

/** The name in the shopper's language. */
export const methodName = ({ kind }: Pick<DeliveryMethod, 'kind'>, { locale }: Visitor): string =>
  checkoutTexts(locale)[kind]

const quantityOf = ({ itemIds }: CalculatedGroup, { lines }: CalculatedCart): number =>
  lines.reduce((sum, { item }) => sum + (itemIds.includes(item.id) ? item.quantity : 0), 0)
