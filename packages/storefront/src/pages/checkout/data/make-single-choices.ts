import { addresses, checkout, type Client, type Session } from '@cartonnage/sdk'
import { isShopError } from '@cartonnage/sdk/errors'
import { paymentProcedures } from '@cartonnage/sdk/rules'
import type { CheckoutChoiceStore } from '../checkout-choice'
import { ignoreWhenDeferred } from '../checkout-problem'
import { deliveredGroups, sameAddress } from '../checkout-step'
import type { Checkout, CheckoutStep, NextStep } from '../checkout-step'
import { findLastOrder } from './last-order'
import { makeUsualChoices } from './make-usual-choices'
import { loadPaymentOptions } from './payment-options'

interface Visitor {
  readonly buyer: Session
  readonly choices: CheckoutChoiceStore
}

/**
 * Makes the choices after the address: the usual ones of a buyer who has ordered before, otherwise those that have only one
 * option. The first step that is left for the shopper follows; the others show as done and can be changed.
 */
export async function makeChoices(shop: Client, current: Checkout, visitor: Visitor): Promise<NextStep> {
  const last = await findLastOrder(shop, visitor.buyer)
  if (last !== undefined) return await makeUsualChoices(current, { shop, visitor, last, isAddressed: true })
  return { step: await makeSingleChoices(shop, current, visitor), preset: [] }
}

/**
 * The delivery method of a shop with one, and the payment of a private buyer without billing addresses where the shop has
 * one method. Returns the first step that is left.
 */
async function makeSingleChoices(shop: Client, current: Checkout, visitor: Visitor): Promise<CheckoutStep> {
  const [group, ...otherGroups] = deliveredGroups(current)
  const [method, ...otherMethods] = group?.availableDeliveryMethods ?? []
  if (method === undefined || otherMethods.length > 0 || otherGroups.length > 0) return 'delivery'
  if (group?.selectedDeliveryMethod?.id !== method.id) {
    const changed = await shop.use(checkout).setDeliveryMethod(method.id).catch(ignoreWhenDeferred)
    if (changed !== undefined && changed.errors.length > 0) return 'delivery'
  }
  return choosePaymentAlone(shop, current, visitor)
}

/** Business buyers may enter a number, and most shoppers have several methods or billing addresses to choose from. */
async function choosePaymentAlone(
  shop: Client,
  current: Checkout,
  { buyer, choices }: Visitor,
): Promise<CheckoutStep> {
  const { checkoutId } = current
  const [method, ...others] = (await loadPaymentOptions(shop, { checkout: current, shopper: buyer })).methods
  const isOnly = method !== undefined && others.length === 0 && paymentProcedures[method].needs !== 'fields'
  if (!isOnly || buyer.userType === 'business' || (await hasBillingAddress(shop))) return 'payment'
  const saved = await choices.read()
  if (saved?.checkoutId === checkoutId) return 'review'
  const choice = { checkoutId, method, billing: sameAddress, purchaseOrderNumber: '' }
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
