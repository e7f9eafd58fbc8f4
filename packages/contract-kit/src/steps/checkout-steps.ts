import {
  applyCheckoutCoupon,
  changeCheckout,
  deleteCheckout,
  ensureCart,
  getCheckout,
  removeCheckoutCoupon,
  startCheckout,
  type CallSpec,
} from '@cartonnage/sdk/contract'
import type { CallInput } from '../target/call-url'
import { inventedAddress } from './address-steps'
import { given, optional, reads, writes, type Step, type World } from './step'

/** The checkout that this run started. */
export const checkoutOf = (world: World): string | undefined =>
  world.response(startCheckout)?.checkoutId ?? undefined

/** Input of a call on the checkout under way. */
export const onCheckout = (world: World, more: CallInput = {}): CallInput | string =>
  given(checkoutOf(world), 'no checkout of our own', (checkoutId) => ({
    ...more,
    params: { checkoutId, ...more.params },
  }))

/** Starts a checkout of the present cart with a whole address, as guests have to. */
export const startingSteps: readonly Step[] = [
  writes(startCheckout, (world) =>
    given(world.response(ensureCart)?.cartId, 'no cart of our own', (cartId) => ({
      body: {
        cartId,
        deliveryAddressInput: { address: { ...inventedAddress(world), name: 'Contract Check' } },
      },
    })),
  ),
  reads(getCheckout, (world) => onCheckout(world)),
  change({
    contactInfo: {
      ...{ firstName: 'Contract', lastName: 'Check', email: 'contract-check@example.com' },
      phoneNumber: '+41715550100',
    },
  }),
  reads(getCheckout, (world) => onCheckout(world)),
  writes(changeCheckout, (world) => {
    const method = world.response(getCheckout)?.deliveryGroups[0]?.availableDeliveryMethods[0]
    return given(method, 'no delivery method', ({ id }) => onCheckoutOrEmpty(world, { deliveryMethodId: id }))
  }),
  reads(getCheckout, (world) => onCheckout(world)),
]

function change(body: object): Step {
  return writes(changeCheckout, (world) => onCheckout(world, { body }))
}

const onCheckoutOrEmpty = (world: World, body: object): CallInput => ({
  params: { checkoutId: checkoutOf(world) ?? 'active' },
  body,
})

const coupon = (call: CallSpec, toInput: (world: World, couponCode: string) => CallInput | string): Step =>
  optional(
    writes(call, (world) => {
      const code = world.options.couponCode
      return code === undefined ? 'no coupon was found' : toInput(world, code)
    }),
  )

/** Coupons of the checkout, and its end: the cart stays. */
export const checkoutEndingSteps: readonly Step[] = [
  coupon(applyCheckoutCoupon, (world, couponCode) => onCheckout(world, { body: { couponCode } })),
  coupon(removeCheckoutCoupon, (world) =>
    given(
      world.response(applyCheckoutCoupon)?.cartCouponIds[0],
      'no coupon on the checkout',
      (cartCouponId) => ({ params: { checkoutId: checkoutOf(world) ?? 'active', cartCouponId } }),
    ),
  ),
  writes(deleteCheckout, (world) => onCheckout(world)),
]
