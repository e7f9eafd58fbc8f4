import { addresses, checkout, type Client, type Session } from '@cartonnage/sdk'
import { isShopError } from '@cartonnage/sdk/rules'
import type { CheckoutChoiceStore } from './checkout-choice'
import { ignoreWhenDeferred } from './checkout-problem'
import { deliveredGroups, sameAddress } from './checkout-step'
import type { Checkout, CheckoutStep } from './checkout-step'

interface Visitor {
  readonly buyer: Session
  readonly choices: CheckoutChoiceStore
}

/**
 * Makes the choices after the address that have only one option: the delivery method of a shop with one, and the
 * payment of a private buyer without billing addresses. Returns the first step that is left for the shopper; the
 * others show as done and can be changed.
 */
export async function makeSingleChoices(
  shop: Client,
  current: Checkout,
  visitor: Visitor,
): Promise<CheckoutStep> {
  const [group, ...otherGroups] = deliveredGroups(current)
  const [method, ...otherMethods] = group?.availableDeliveryMethods ?? []
  if (method === undefined || otherMethods.length > 0 || otherGroups.length > 0) return 'delivery'
  if (group?.selectedDeliveryMethod?.id !== method.id) {
    const changed = await shop.use(checkout).setDeliveryMethod(method.id).catch(ignoreWhenDeferred)
    if (changed !== undefined && changed.errors.length > 0) return 'delivery'
  }
  return choosePaymentAlone(shop, current, visitor)
}

/** Business buyers have to enter a number, and buyers with billing addresses to choose one. */
async function choosePaymentAlone(
  shop: Client,
  { checkoutId }: Checkout,
  { buyer, choices }: Visitor,
): Promise<CheckoutStep> {
  if (buyer.userType === 'business' || (await hasBillingAddress(shop))) return 'payment'
  const saved = await choices.read()
  if (saved?.checkoutId === checkoutId) return 'review'
  const choice = { checkoutId, billing: sameAddress, purchaseOrderNumber: '' }
  return (await choices.save(choice)) ? 'review' : 'payment'
}

async function hasBillingAddress({ use }: Client): Promise<boolean> {
  try {
    return (await use(addresses).list({ addressType: 'Billing', pageSize: 1 })).items.length > 0
  } catch (error) {
    if (isShopError(error, 'CPA_DISABLED')) return false
    throw error
  }
}
