import { checkout, checkoutStock } from '@cartonnage/sdk'
import { redirect } from 'react-router-dom'
import { ignoreWhenDeferred } from './checkout-problem'
import type { Run } from './checkout-run'
import { stepPath } from './checkout-step'

/** Starts the checkout, and reserves its stock; a shortage is a problem of the checkout. */
export const startPurchase: Run = async ({ use }) => {
  await use(checkout).start().catch(ignoreWhenDeferred)
  await use(checkoutStock).reserve().catch(ignoreWhenDeferred)
  return redirect(stepPath('address'), 303)
}
