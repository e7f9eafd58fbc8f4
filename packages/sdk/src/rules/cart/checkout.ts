import type { ShopErrorCode } from '../../errors/errors'

/** Whether a loaded checkout is ready to use: HTTP status 200 or 422. */
export function isCheckoutReady(status: number): boolean {
  return status === 200 || status === 422
}

/** Whether the response of a load counts as a checkout at all: any 2xx, or 422. */
export function isCheckoutAccepted(status: number): boolean {
  return (status >= 200 && status < 300) || status === 422
}

/** Whether a failed start should be retried once after deleting the current checkout: status 410 or 422. */
export function shouldRestartCheckout(status: number): boolean {
  return status === 410 || status === 422
}

const inventoryErrorType = '/commerce/integrations/inventory'

/** `INSUFFICIENT_INVENTORY` when the first error of a checkout is of the inventory type, otherwise `undefined`. */
export function firstCheckoutError(errors: CheckoutState['errors']): 'INSUFFICIENT_INVENTORY' | undefined {
  return errors?.[0]?.type === inventoryErrorType ? 'INSUFFICIENT_INVENTORY' : undefined
}

/** The members of a checkout that decide whether it can be used. */
export interface CheckoutState {
  /** Record id; blank, null or absent means that the checkout is unusable. */
  readonly checkoutId?: string | null | undefined
  /** Only the first error counts; null or absent for none. */
  readonly errors?:
    | readonly {
        /** A path such as `/commerce/integrations/inventory`; null or absent for other errors. */
        readonly type?: string | null | undefined
      }[]
    | null
    | undefined
}

/** What is wrong with a checkout, in this order: no data, no stock, no id; `undefined` when it is usable. */
export function checkoutErrorCode(
  checkout: CheckoutState | null | undefined,
): Extract<ShopErrorCode, 'SESSION_NOT_LOADED' | 'INSUFFICIENT_INVENTORY' | 'NULL_CHECKOUTID'> | undefined {
  if (!checkout) return 'SESSION_NOT_LOADED'
  return firstCheckoutError(checkout.errors) ?? (checkout.checkoutId ? undefined : 'NULL_CHECKOUTID')
}

interface DeliveryState {
  readonly deliveryAddress?: object | null | undefined
  readonly selectedDeliveryMethod?: object | null | undefined
}

/**
 * What is missing before a checkout can be paid: the address first, then the delivery method; `undefined` when it
 * is complete.
 */
export function missingDelivery({
  deliveryGroups,
}: {
  readonly deliveryGroups: readonly DeliveryState[]
}): Extract<ShopErrorCode, 'DELIVERY_ADDRESS_REQUIRED' | 'DELIVERY_METHOD_REQUIRED'> | undefined {
  if (deliveryGroups.some(({ deliveryAddress }) => !deliveryAddress)) return 'DELIVERY_ADDRESS_REQUIRED'
  if (deliveryGroups.some(({ selectedDeliveryMethod }) => !selectedDeliveryMethod))
    return 'DELIVERY_METHOD_REQUIRED'
  return undefined
}

/**
 * What a server that renders a checkout asks the browser to do: poll an unfinished checkout, start a missing one,
 * retry any other failure; `undefined` when it is loaded.
 */
export function serverCheckoutErrorCode(
  status: number,
): Extract<ShopErrorCode, 'SSR_NO_POLLING' | 'SSR_FAST_CHECKOUT' | 'SSR_CHECKOUT_RETRY'> | undefined {
  if (status === 202) return 'SSR_NO_POLLING'
  if (status === 404) return 'SSR_FAST_CHECKOUT'
  return isCheckoutAccepted(status) ? undefined : 'SSR_CHECKOUT_RETRY'
}
