import { addresses, checkout, type Client, type Session } from '@cartonnage/sdk'
import { isShopError } from '@cartonnage/sdk/rules'
import type { CheckoutChoiceStore } from './checkout-choice'
import { ignoreWhenLeft } from './checkout-problem'
import { mainGroup, sameAddress } from './checkout-step'
import type { Checkout, CheckoutStep } from './checkout-step'

interface Visitor {
  readonly buyer: Session
  readonly choices: CheckoutChoiceStore
}

/**
 * Makes the choices after the address that have one possibility alone: a shop with one way of shipping, and a private
 * buyer whose invoice goes where the goods go. The step that is left for the shopper; each one made is shown as done
 * and can be changed from there.
 */
export async function makeSingleChoices(
  shop: Client,
  current: Checkout,
  visitor: Visitor,
): Promise<CheckoutStep> {
  const group = mainGroup(current)
  const [method, ...others] = group?.availableDeliveryMethods ?? []
  if (method === undefined || others.length > 0) return 'delivery'
  if (group?.selectedDeliveryMethod?.id !== method.id) {
    const changed = await shop.use(checkout).setDeliveryMethod(method.id).catch(ignoreWhenLeft)
    if (changed !== undefined && changed.errors.length > 0) return 'delivery'
  }
  return choosePaymentAlone(shop, current, visitor)
}

/** A business buyer is asked for a number, and whoever has billing addresses for one of them. */
async function choosePaymentAlone(
  shop: Client,
  { checkoutId }: Checkout,
  { buyer, choices }: Visitor,
): Promise<CheckoutStep> {
  if (buyer.userType === 'business' || (await hasBillingAddress(shop))) return 'payment'
  const kept = await choices.read()
  if (kept?.checkoutId === checkoutId) return 'review'
  const choice = { checkoutId, billing: sameAddress, purchaseOrderNumber: '' }
  return (await choices.keep(choice)) ? 'review' : 'payment'
}

async function hasBillingAddress({ use }: Client): Promise<boolean> {
  try {
    return (await use(addresses).list({ addressType: 'Billing', pageSize: 1 })).items.length > 0
  } catch (error) {
    if (isShopError(error, 'CPA_DISABLED')) return false
    throw error
  }
}
