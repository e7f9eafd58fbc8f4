import { addressSteps } from './address-steps'
import { cartChangingSteps, cartDeletingSteps, cartFillingSteps, cartReadingSteps } from './cart-steps'
import { catalogSteps } from './catalog-steps'
import { checkoutEndingSteps, startingSteps } from './checkout-steps'
import { contextSteps, registrationSteps } from './context-steps'
import { deliveryGroupWritingSteps } from './delivery-group-steps'
import { orderingSteps, orderReadingSteps } from './order-steps'
import type { Step } from './step'
import { withdrawalSteps } from './withdrawal-steps'

/**
 * Every documented call, in an order in which each finds its input in the answers before it and in which what was
 * written is taken away again. A call may come more than once.
 */
export const allSteps: readonly Step[] = [
  ...contextSteps,
  ...catalogSteps,
  ...addressSteps,
  ...cartFillingSteps,
  ...cartReadingSteps,
  ...deliveryGroupWritingSteps,
  ...cartChangingSteps,
  ...startingSteps,
  ...checkoutEndingSteps,
  ...orderingSteps,
  ...orderReadingSteps,
  ...cartDeletingSteps,
  ...registrationSteps,
  ...withdrawalSteps,
]
