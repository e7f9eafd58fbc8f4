import {
  applyCheckoutCoupon,
  changeCheckout,
  deleteCheckout,
  ensureCart,
  getCheckout,
  releaseInventory,
  removeCheckoutCoupon,
  reserveInventory,
  startCheckout,
  type CallSpec,
} from '@cartonnage/sdk/contract'
import type { CallInput } from '../target/call-url'
import { inventedAddress } from './address-steps'
import { inputFrom, optional, reads, writes, type Step, type RunContext } from './step'

/** The checkout that this run started. */
export const checkoutOf = (context: RunContext): string | undefined =>
  context.response(startCheckout)?.checkoutId ?? undefined

/** Input of a call on the active checkout. */
export const onCheckout = (context: RunContext, more: CallInput = {}): CallInput | string =>
  inputFrom(checkoutOf(context), 'no checkout of our own', (checkoutId) => ({
    ...more,
    params: { checkoutId, ...more.params },
  }))

/** Who orders. */
export const inventedContact = {
  firstName: 'Contract',
  lastName: 'Check',
  email: 'contract-check@example.com',
  phoneNumber: '+41715550100',
}

/** Starts a checkout of the current cart with a full address, as guests have to. */
export const startingSteps: readonly Step[] = [
  writes(startCheckout, (context) =>
    inputFrom(context.response(ensureCart)?.cartId, 'no cart of our own', (cartId) => ({
      body: {
        cartId,
        deliveryAddressInput: { address: { ...inventedAddress(context), name: 'Contract Check' } },
      },
    })),
  ),
  reads(getCheckout, (context) => onCheckout(context)),
  change({ contactInfo: inventedContact }),
  reads(getCheckout, (context) => onCheckout(context)),
  writes(changeCheckout, (context) => {
    const method = context.response(getCheckout)?.deliveryGroups[0]?.availableDeliveryMethods[0]
    return inputFrom(method, 'no delivery method', ({ id }) =>
      onAnyCheckout(context, { deliveryMethodId: id }),
    )
  }),
  reads(getCheckout, (context) => onCheckout(context)),
]

function change(body: object): Step {
  return writes(changeCheckout, (context) => onCheckout(context, { body }))
}

const onAnyCheckout = (context: RunContext, body: object): CallInput => ({
  params: { checkoutId: checkoutOf(context) ?? 'active' },
  body,
})

const coupon = (
  call: CallSpec,
  toInput: (context: RunContext, couponCode: string) => CallInput | string,
): Step =>
  optional(
    writes(call, (context) => {
      const code = context.options.couponCode
      return code === undefined ? 'no coupon was found' : toInput(context, code)
    }),
  )

const onCart = { params: { cartId: 'current' } }

/** Stock and coupons of the checkout, and its deletion; the cart stays. */
export const checkoutEndingSteps: readonly Step[] = [
  // Of a guest only from the checkout on.
  optional(writes(reserveInventory, () => ({ ...onCart, body: { durationInSeconds: 900 } }))),
  optional(writes(releaseInventory, () => onCart)),
  coupon(applyCheckoutCoupon, (context, couponCode) => onCheckout(context, { body: { couponCode } })),
  coupon(removeCheckoutCoupon, (context) =>
    inputFrom(
      context.response(applyCheckoutCoupon)?.cartCouponIds[0],
      'no coupon on the checkout',
      (cartCouponId) => ({ params: { checkoutId: checkoutOf(context) ?? 'active', cartCouponId } }),
    ),
  ),
  writes(deleteCheckout, (context) => onCheckout(context)),
]
