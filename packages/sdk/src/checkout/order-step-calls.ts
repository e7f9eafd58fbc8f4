import { actOnOrder, type OrderAction } from '../contract/orders/order-actions'
import type { OrderActionsBody } from '../contract/orders/orders-requests'
import { ResponseError, ShopError, type ServerError } from '../errors/errors'
import { toServerErrors } from '../transport/server-errors'
import type { CallOptions, Transport } from '../transport/transport'
import { rereadBeforeRetry } from './checkout-calls'

/** A step of streamlined ordering: `prepare`, then a payment, then `submit`. */
export type OrderStep = OrderActionsBody['actions'][number]

/** Streamlined ordering, where the organisation has it: one call, several steps. */
export interface OrderStepsResource {
  /**
   * Takes one step; after `submit`, the result has the order reference number. Errors: `INTERNAL_ERROR` without a step
   * or without one in the response; status 403 where the organisation does not have steps.
   */
  act(checkoutId: string, step: OrderStep, options?: CallOptions): Promise<OrderAction>
}

export function createOrderStepsResource(transport: Transport): OrderStepsResource {
  return {
    act: async (checkoutId, step, options) => {
      const input = { params: { checkoutId }, body: { actions: [requireOrderAction([step])] } }
      const { status, data } = await transport.send(actOnOrder, input, rereadBeforeRetry(transport, options))
      const [action] = data.actions
      if (status !== 422 || action?.orderReferenceNumber) return requireOrderAction(data.actions)
      const errors = toServerErrors([...(action?.errors ?? []), ...data.errors])
      throw new ResponseError({
        url: actOnOrder.path.replace('{checkoutId}', checkoutId),
        status,
        statusText: 'the order cannot be placed',
        errors: errors.filter(isFirst),
      })
    },
  }
}

/** The platform may report the same of the step and of the whole request. */
const isFirst = ({ type, message }: ServerError, index: number, errors: readonly ServerError[]): boolean =>
  errors.findIndex((other) => other.type === type && other.message === message) === index

/** The first of the requested or returned steps. Errors: `INTERNAL_ERROR` without one. */
function requireOrderAction<Action>([action]: readonly Action[]): Action {
  if (action !== undefined) return action
  throw new ShopError('INTERNAL_ERROR', 'missing action')
}
