import { checkout } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import { isResponseError, isShopError } from '@cartonnage/sdk/errors'
import { shouldRestartCheckout } from '@cartonnage/sdk/rules'
import type { CheckoutChoiceStore } from '../checkout-choice'
import type { Checkout } from '../checkout-step'
import { restartCheckout } from './restart-checkout'

/**
 * After a change of the cart that may have ended the checkout, as on some platforms: starts it again with the same address,
 * delivery method and payment. Where that is not possible, the steps say themselves what is missing.
 */
export async function keepCheckout(
  shop: Client,
  previous: Checkout,
  choices: CheckoutChoiceStore,
): Promise<void> {
  try {
    if (!(await hasEnded(shop, previous))) return
    const { checkoutId } = await restartCheckout(shop, previous)
    const saved = await choices.read()
    if (saved?.checkoutId === previous.checkoutId) await choices.save({ ...saved, checkoutId })
  } catch (error) {
    if (isShopError(error, 'SESSION_ENDED')) throw error
    shop.reportFailure(error, 'the choices of the checkout cannot be kept')
  }
}

async function hasEnded({ use }: Client, { checkoutId }: Checkout): Promise<boolean> {
  try {
    return (await use(checkout).load()).checkoutId !== checkoutId
  } catch (error) {
    // A server does not start another one itself.
    const cause = isShopError(error) ? (error.cause ?? error) : error
    if (isResponseError(cause) && shouldRestartCheckout(cause.status)) return true
    throw error
  }
}
