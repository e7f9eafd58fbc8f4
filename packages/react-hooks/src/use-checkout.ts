import { checkout, type CheckoutFeature } from '@cartonnage/sdk'
import { useFeature } from './shop-provider'
import { valueOf } from './use-loaded'
import { useStore } from './use-store'

type CheckoutState = ReturnType<CheckoutFeature['getSnapshot']>
type CheckoutValue = NonNullable<
  ReturnType<typeof valueOf<Extract<CheckoutState, { status: 'ready' }>['value']>>
>

export interface CheckoutView extends Pick<
  CheckoutFeature,
  | 'start'
  | 'load'
  | 'setDeliveryAddress'
  | 'setDeliveryMethod'
  | 'prepare'
  | 'pay'
  | 'payByPurchaseOrder'
  | 'placeOrder'
  | 'delete'
> {
  readonly state: CheckoutState
  /** The latest checkout, also beside an error; null after the order, `undefined` before the first answer. */
  readonly checkout: CheckoutValue | null | undefined
}

/** The purchase under way. Nothing is started by looking: call `load` or `start`. */
export function useCheckout(): CheckoutView {
  const purchase = useFeature(checkout)
  const state = useStore(purchase)
  const { getSnapshot: _get, getServerSnapshot: _server, subscribe: _subscribe, ...methods } = purchase
  return { state, checkout: valueOf(state), ...methods }
}
