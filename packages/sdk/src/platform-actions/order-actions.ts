import { lookUpOrder } from '../contract/orders/orders'
import { answerTo, missing, type Answers } from './answers'

/** The lookup of an order by its number, which is a form of the shop's own: the platform's names a proof. */
export const orderActions: Answers = answerTo(lookUpOrder, async ({ body }, { send }) =>
  'orderNumber' in body ? await missing(lookUpOrder) : (await send(lookUpOrder, { body })).data,
)
