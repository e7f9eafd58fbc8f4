import type { Input } from '../contract/kit/call'
import type { lookUpOrder } from '../contract/orders/orders'
import { missing, type Answers } from './answers'

/**
 * The lookup of an order by its number is a form of the shop's own: the platform's names a proof. By its id, because the
 * call itself would bring the schema of orders.
 */
export const orderActions: Answers = {
  'orders.lookUp': ({ body }: Input<typeof lookUpOrder>, { pass }) =>
    'orderNumber' in body ? missing({ path: '/order-summaries/actions/lookup' }) : pass(),
}
