import type { ShopErrorCode } from '../../errors/errors'

/** Whether a loaded checkout can be worked with: status 200 or 422 [4.checkout-2]. */
export function isCheckoutReady(status: number): boolean {
  return status === 200 || status === 422
}

/** Whether the answer to a load counts as a checkout at all: any 2xx, or 422 [4.checkout-2]. */
export function isCheckoutAccepted(status: number): boolean {
  return (status >= 200 && status < 300) || status === 422
}

/** Whether a failed start is to be tried once more after deleting the present checkout: 410 or 422 [4.checkout-3]. */
export function shouldRestartCheckout(status: number): boolean {
  return status === 410 || status === 422
}

const inventoryErrorType = '/commerce/integrations/inventory'

/** `INSUFFICIENT_INVENTORY` when the first error of a checkout is of the inventory type [8-24], else `undefined`. */
export function firstCheckoutError(
  errors: readonly { readonly type?: string | null | undefined }[] | null | undefined,
): 'INSUFFICIENT_INVENTORY' | undefined {
  return errors?.[0]?.type === inventoryErrorType ? 'INSUFFICIENT_INVENTORY' : undefined
}

/** The members of a checkout that tell whether it is usable. */
export interface CheckoutState {
  readonly checkoutId?: string | null | undefined
  readonly errors?: readonly { readonly type?: string | null | undefined }[] | null | undefined
}

/**
 * What is wrong with a checkout: no data at all [8-26], stock first [8-24], then a missing id [8-25]; `undefined`
 * when nothing is.
 */
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

/** What a checkout lacks before it can be paid: where its goods go, then how; `undefined` when nothing is missing. */
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
 * What a server that renders a checkout tells the browser to go on with: a checkout that is not finished needs
 * polling [8-21], a missing one [8-22], any other failure [8-23]; `undefined` when it is loaded.
 */
export function serverCheckoutErrorCode(
  status: number,
): Extract<ShopErrorCode, 'SSR_NO_POLLING' | 'SSR_FAST_CHECKOUT' | 'SSR_CHECKOUT_RETRY'> | undefined {
  if (status === 202) return 'SSR_NO_POLLING'
  if (status === 404) return 'SSR_FAST_CHECKOUT'
  return isCheckoutAccepted(status) ? undefined : 'SSR_CHECKOUT_RETRY'
}
