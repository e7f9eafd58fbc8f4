import { checkout, vat } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import { isShopError } from '@cartonnage/sdk/errors'
import { deliversTo } from '../../../shared/addresses/delivery-country'
import { listSavedAddresses } from '../../../shared/addresses/data/list-saved-addresses'
import { ignoreWhenDeferred, isNoAddress, isNoCart } from '../checkout-problem'
import type { Visitor } from './checkout-run'
import { deliveredGroups, mainGroup, sameAddress } from '../checkout-step'
import type { Checkout, NextStep } from '../checkout-step'
import { deliverTo } from './deliver-to'
import type { LastOrder } from './last-order'
import { loadPaymentOptions } from './payment-options'
import { usualBilling, usualDelivery, usualPayment } from '../usual-choices'

interface Usual {
  readonly shop: Client
  readonly visitor: Pick<Visitor, 'buyer' | 'choices'>
  readonly last: LastOrder
  /** The buyer has just chosen the address. @default false */
  readonly isAddressed?: boolean
}

/** A step that is left for the buyer, that was done before, or whose choice was made here. */
interface Outcome {
  readonly state: 'open' | 'done' | 'preset'
  readonly current: Checkout
}

/**
 * Makes the choices that a buyer who has ordered before usually makes, up to the first step where they have to choose
 * themselves. What the checkout has already stays. A choice that cannot be saved is left to the buyer.
 */
export async function makeUsualChoices(started: Checkout, usual: Usual): Promise<NextStep> {
  const preset: NextStep['preset'][number][] = []
  let current = started
  for (const [step, choose] of usualSteps) {
    const outcome = await orOpen(usual.shop, current, () => choose(current, usual))
    if (outcome.state === 'open') return { step, preset }
    if (outcome.state === 'preset') preset.push(step)
    current = outcome.current
  }
  return { step: 'review', preset }
}

async function orOpen(shop: Client, current: Checkout, choose: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await choose()
  } catch (error) {
    if (isNoCart(error) || isShopError(error, 'SESSION_ENDED')) throw error
    // Somebody may have deleted the address meanwhile.
    if (!isNoAddress(error)) shop.reportFailure(error, 'the usual choice of a buyer cannot be saved')
    return { state: 'open', current }
  }
}

/** A region that differs from the country of delivery follows it, as after a choice. */
async function chooseUsualAddress(
  current: Checkout,
  { shop: client, isAddressed: isDone }: Usual,
): Promise<Outcome> {
  if (isDone) return { state: 'done', current }
  const groups = deliveredGroups(current)
  const open = { state: 'open', current } as const
  if (groups.length === 0 || current.errors.length > 0) return open
  const isMethodChosen = groups.some(({ selectedDeliveryMethod }) => selectedDeliveryMethod)
  const state = isMethodChosen ? 'done' : 'preset'
  const address = mainGroup(current)?.deliveryAddress
  const isAddressed = groups.every(({ deliveryAddress }) =>
    Boolean(deliveryAddress && deliversTo(client.shop, deliveryAddress.country)),
  )
  const isOfRegion = address?.country === client.use(vat).getSnapshot().countryCode
  if (isAddressed && (isOfRegion || groups.length > 1 || !address?.id)) return { state, current }
  if (!isAddressed && (address || groups.length > 1)) return open
  const addressId = address?.id ?? (await findUsualAddress(client))
  if (addressId === undefined) return open
  const changed = (await deliverTo(client, { addressId })) ?? current
  return changed.errors.length > 0 ? open : { state, current: changed }
}

/** The default address, or the only one. */
async function findUsualAddress(shop: Client): Promise<string | undefined> {
  const saved = await listSavedAddresses(shop, { kind: 'Shipping', isDeliverable: true })
  const [first, ...others] = saved
  return (saved.find(({ isDefault }) => isDefault) ?? (others.length === 0 ? first : undefined))?.addressId
}

async function chooseUsualDelivery(current: Checkout, { shop }: Usual): Promise<Outcome> {
  const [group, ...others] = deliveredGroups(current)
  const isChosen = [group, ...others].every((each) => each?.selectedDeliveryMethod)
  if (isChosen) return { state: 'done', current }
  const method = group && others.length === 0 ? usualDelivery(group) : undefined
  if (method === undefined) return { state: 'open', current }
  const changed = await shop.use(checkout).setDeliveryMethod(method.id).catch(ignoreWhenDeferred)
  const isRefused = changed !== undefined && changed.errors.length > 0
  return isRefused ? { state: 'open', current } : { state: 'preset', current: changed ?? current }
}

/** An order number that the buyer has entered for an ended checkout is not lost unnoticed: they enter it again. */
async function chooseUsualPayment(current: Checkout, { shop, visitor, last }: Usual): Promise<Outcome> {
  const { buyer, choices } = visitor
  const { checkoutId } = current
  const saved = await choices.read()
  if (saved?.checkoutId === checkoutId) return { state: 'done', current }
  const [{ methods, number, exceededLimit }, billingAddresses] = await Promise.all([
    loadPaymentOptions(shop, { checkout: current, shopper: buyer }),
    listSavedAddresses(shop, { kind: 'Billing', isDeliverable: true }),
  ])
  const lastMethod = saved?.method ?? last.paymentMethod
  // The payment step says why it is no invoice this time.
  if (lastMethod === 'invoice' && exceededLimit !== null) return { state: 'open', current }
  const method = usualPayment(methods, lastMethod)
  const asksNumber = number === 'required' || (saved?.purchaseOrderNumber ?? '') !== ''
  if (method === undefined || asksNumber) return { state: 'open', current }
  const isStillThere =
    saved?.billing === sameAddress || billingAddresses.some(({ addressId }) => addressId === saved?.billing)
  const billing = saved && isStillThere ? saved.billing : usualBilling(billingAddresses)
  const isSaved = await choices.save({ checkoutId, method, billing, purchaseOrderNumber: '' })
  return { state: isSaved ? 'preset' : 'open', current }
}

const usualSteps = [
  ['address', chooseUsualAddress],
  ['delivery', chooseUsualDelivery],
  ['payment', chooseUsualPayment],
] as const
