import { isPaymentMethod, paymentProcedures } from '@cartonnage/sdk/rules'
import type { PaymentMethod } from '@cartonnage/sdk/rules'
import { deliveryKind } from '../../shared/delivery/delivery-kind'
import { sameAddress } from './checkout-step'
import type { CheckoutGroup, GroupMethod } from './delivery-form'

/**
 * The delivery method of a buyer who does not choose: the parcel that costs least. Undefined where the items do not go by
 * parcel: a pallet needs to know more, and only the buyer knows whether somebody comes to fetch them.
 */
export function usualDelivery({
  availableDeliveryMethods,
}: Pick<CheckoutGroup, 'availableDeliveryMethods'>): GroupMethod | undefined {
  const parcels = availableDeliveryMethods.filter((method) => deliveryKind(method) === 'parcel')
  const [first, ...others] = parcels
  return others.reduce((cheapest, method) => {
    return cheapest !== undefined && feeOf(method) < feeOf(cheapest) ? method : cheapest
  }, first)
}

const feeOf = ({ adjustedShippingFee, shippingFee }: GroupMethod): number =>
  Number((adjustedShippingFee ?? shippingFee)?.amount ?? Infinity)

/**
 * The payment of a buyer who does not choose: the one of last time where it is still offered, otherwise the first that asks
 * for nothing here. Undefined for a card or an account that has to be entered: no other method takes its place unnoticed.
 */
export function usualPayment(
  methods: readonly PaymentMethod[],
  last: string | null | undefined,
): PaymentMethod | undefined {
  const asksNothing = (method: PaymentMethod) => paymentProcedures[method].needs !== 'fields'
  if (!isPaymentMethod(last) || !methods.includes(last)) return methods.find(asksNothing)
  return asksNothing(last) ? last : undefined
}

interface BillingOption {
  readonly addressId: string
  readonly isDefault?: boolean | null | undefined
}

/** Where the invoice goes unless the buyer chooses: to the default billing address, or to the first of several. */
export const usualBilling = (addresses: readonly BillingOption[]): string =>
  (addresses.find(({ isDefault }) => isDefault) ?? addresses[0])?.addressId ?? sameAddress
