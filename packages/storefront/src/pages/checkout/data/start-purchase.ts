import { checkout, checkoutStock } from '@cartonnage/sdk'
import { redirect } from 'react-router-dom'
import { ignoreWhenDeferred } from '../checkout-problem'
import type { Run } from './checkout-run'
import { nextPath, stepPath } from '../checkout-step'
import { findLastOrder } from './last-order'
import { makeUsualChoices } from './make-usual-choices'

/**
 * Starts the checkout, and reserves its stock; a shortage is a problem of the checkout. A buyer who has ordered before
 * continues where they have to choose themselves, usually at the review.
 */
export const startPurchase: Run = async (shop, _form, visitor) => {
  const started = await shop.use(checkout).start().catch(ignoreWhenDeferred)
  const [last] = await Promise.all([
    findLastOrder(shop, visitor.buyer),
    shop.use(checkoutStock).reserve().catch(ignoreWhenDeferred),
  ])
  if (started === undefined || last === undefined) return redirect(stepPath('address'), 303)
  return redirect(nextPath(await makeUsualChoices(started, { shop, visitor, last })), 303)
}
