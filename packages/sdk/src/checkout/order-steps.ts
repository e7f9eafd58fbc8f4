import type { FeatureContext } from '../client/client'
import type { PlacedOrder } from '../contract/orders/orders'
import { isResponseError, ShopError } from '../errors/errors'
import type { ResponseError, ServerError } from '../errors/errors'
import { firstCheckoutError } from '../rules/cart/checkout'
import { toSettings } from '../session/shopper-scope'
import { toServerErrors } from '../transport/server-errors'
import type { CallOptions } from '../transport/transport'
import type { CheckoutPlatform } from './current-checkout'

/** The checkout to order. */
export interface Ordering {
  readonly checkoutId: string
  readonly call?: CallOptions | undefined
}

/** Whether the shop orders in steps. Requested now if unknown, because a payment must not come before `prepare`. */
export async function hasOrderSteps(
  { scope, changeScope }: FeatureContext,
  { context }: Pick<CheckoutPlatform, 'context'>,
  call?: CallOptions,
): Promise<boolean> {
  const saved = scope.getSnapshot().hasOrderSteps
  if (saved !== undefined) return saved
  const settings = toSettings(await context.getApplication(call), scope.getSnapshot().locale)
  changeScope({ ...scope.getSnapshot(), ...settings })
  return settings.hasOrderSteps === true
}

/** Orders in steps where the shop has them, and at once where the platform refuses steps. */
export async function submitOrder(
  client: FeatureContext,
  platform: CheckoutPlatform,
  { checkoutId, call }: Ordering,
): Promise<PlacedOrder> {
  if (!(await hasOrderSteps(client, platform, call)))
    return await platform.checkout.placeOrder(checkoutId, call)
  try {
    const { orderReferenceNumber } = await platform.orderSteps.act(checkoutId, { action: 'submit' }, call)
    if (orderReferenceNumber) return { orderReferenceNumber }
  } catch (error) {
    if (!isResponseError(error) || error.status !== 403) throw error
  }
  return await platform.checkout.placeOrder(checkoutId, call)
}

/** Prepares the order where the shop orders in steps. Rejects when something is wrong with the checkout. */
export async function prepareOrder(
  client: FeatureContext,
  platform: CheckoutPlatform,
  { checkoutId, call }: Ordering,
): Promise<void> {
  if (!(await hasOrderSteps(client, platform, call))) return
  try {
    const { errors } = await platform.orderSteps.act(checkoutId, { action: 'prepare' }, call)
    failWhenWrong(toServerErrors(errors))
  } catch (error) {
    if (!isResponseError(error)) throw error
    failWhenWrong(error.errors, error)
    if (error.status !== 403) throw error
  }
}

function failWhenWrong(errors: readonly ServerError[], cause?: ResponseError): void {
  const code = firstCheckoutError(errors)
  if (code) throw new ShopError(code, 'the stock is not enough', { cause, errors })
  if (errors.length > 0 && !cause) throw new ShopError('RESPONSE', 'the order cannot be prepared', { errors })
}
