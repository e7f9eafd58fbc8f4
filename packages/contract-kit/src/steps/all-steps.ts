import { addressSteps } from './address-steps'
import {
  cartChangingSteps,
  cartDeletingSteps,
  cartFillingSteps,
  cartReadingSteps,
  secondCartSteps,
} from './cart-steps'
import { catalogSteps } from './catalog-steps'
import { checkoutEndingSteps, startingSteps } from './checkout-steps'
import { contextSteps, registrationSteps } from './context-steps'
import { deliveryGroupWritingSteps } from './delivery-group-steps'
import { orderingSteps, orderReadingSteps, withdrawalSteps } from './order-steps'
import { listSteps } from './list-steps'
import { quoteReadingSteps, quoteWritingSteps } from './quote-steps'
import type { Step } from './step'

/**
 * Every documented call, ordered so that each finds its input in earlier responses and every temporary change is undone.
 * A call may come more than once.
 */
export const allSteps: readonly Step[] = [
  ...contextSteps,
  ...catalogSteps,
  ...addressSteps,
  ...listSteps,
  ...quoteReadingSteps,
  ...cartFillingSteps,
  ...cartReadingSteps,
  ...deliveryGroupWritingSteps,
  ...quoteWritingSteps,
  ...cartChangingSteps,
  ...secondCartSteps,
  ...startingSteps,
  ...checkoutEndingSteps,
  ...orderingSteps,
  ...orderReadingSteps,
  ...cartDeletingSteps,
  ...registrationSteps,
  ...withdrawalSteps,
]
