import { actOnOrder, type OrderAction } from '../contract/orders/order-actions'
import type { OrderActionsBody } from '../contract/orders/orders-requests'
import { ResponseError, ShopError } from '../errors/errors'
import { toServerErrors } from '../transport/server-errors'
import type { CallOptions, Transport } from '../transport/transport'
import { readingAfresh } from './fresh-checkout'

/** A step of streamlined ordering: `prepare`, then a payment, then `submit`. */
export type OrderStep = OrderActionsBody['actions'][number]

/** Streamlined ordering, where the organisation has it: one call, several steps. */
export interface OrderStepsResource {
  /**
   * Takes one step [7.3-39]; the order reference number is there once it was submitted. Errors: `INTERNAL_ERROR`
   * without a step or without one in the answer [8-20]; status 403 where the organisation orders the other way.
   */
  act(checkoutId: string, step: OrderStep, options?: CallOptions): Promise<OrderAction>
}

export function createOrderStepsResource(transport: Transport): OrderStepsResource {
  return {
    act: async (checkoutId, step, options) => {
      const input = { params: { checkoutId }, body: { actions: [requireOrderAction([step])] } }
      const { status, data } = await transport.send(actOnOrder, input, readingAfresh(transport, options))
      const [taken] = data.actions
      if (status !== 422 || taken?.orderReferenceNumber) return requireOrderAction(data.actions)
      const errors = [...(taken?.errors ?? []), ...data.errors]
      throw new ResponseError({
        url: actOnOrder.path.replace('{checkoutId}', checkoutId),
        ...{ status, statusText: 'the order cannot be placed' },
        errors: toServerErrors(errors),
      })
    },
  }
}

/** The first of the steps asked for or answered, or `INTERNAL_ERROR` where there is none [8-20]. */
function requireOrderAction<Action>([action]: readonly Action[]): Action {
  if (action !== undefined) return action
  throw new ShopError('INTERNAL_ERROR', 'missing action')
}
