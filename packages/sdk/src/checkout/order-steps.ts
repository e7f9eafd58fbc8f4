import type { Client } from '../client/client'
import type { PlacedOrder } from '../contract/orders/orders'
import { isResponseError, ShopError } from '../errors/errors'
import type { ContextCalls } from '../session/context-calls'
import type { OrderStepsResource } from './order-step-calls'
import { firstCheckoutError } from '../rules/cart/checkout'
import type { CallOptions } from '../transport/transport'
import { toSettings } from '../session/shopper-scope'

/** What of the platform an order asks. */
export interface OrderingPlatform {
  readonly context: Pick<ContextCalls, 'getApplication'>
  readonly checkout: { placeOrder(checkoutId: string, options?: CallOptions): Promise<PlacedOrder> }
  readonly orderSteps: OrderStepsResource
}

/** The checkout that is ordered. */
export interface Ordering {
  readonly checkoutId: string
  readonly call?: CallOptions | undefined
}

/** Whether the shop orders in steps: asked now where the answer was lost, because a payment must not be for nothing. */
async function hasOrderSteps(
  { scope, changeScope }: Client,
  { context }: OrderingPlatform,
  call?: CallOptions,
): Promise<boolean> {
  const existing = scope.getSnapshot().hasOrderSteps
  if (existing !== undefined) return existing
  const settings = toSettings(await context.getApplication(call), scope.getSnapshot().locale)
  changeScope({ ...scope.getSnapshot(), ...settings })
  return settings.hasOrderSteps === true
}

/** In steps where the shop has them; an organisation that then refuses orders the other way. */
export async function submitOrder(
  client: Client,
  platform: OrderingPlatform,
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

/** What is wrong is a failure, and an organisation without steps has nothing to prepare. */
export async function prepareOrder(
  client: Client,
  platform: OrderingPlatform,
  { checkoutId, call }: Ordering,
): Promise<void> {
  if (!(await hasOrderSteps(client, platform, call))) return
  try {
    const { errors } = await platform.orderSteps.act(checkoutId, { action: 'prepare' }, call)
    failWhenWrong(errors, undefined)
  } catch (error) {
    if (!isResponseError(error)) throw error
    failWhenWrong(error.errors, error)
    if (error.status !== 403) throw error
  }
}

function failWhenWrong(errors: readonly { readonly type: string }[], cause: unknown): void {
  const code = firstCheckoutError(errors)
  if (code) throw new ShopError(code, 'the stock is not enough', { cause })
  if (errors.length > 0 && !cause) throw new ShopError('RESPONSE', 'the order cannot be prepared')
}
