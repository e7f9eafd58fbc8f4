import { checkout, checkoutStock, deliveryGroups } from '@cartonnage/sdk'
import type { Client, DeliveryAddressChoice } from '@cartonnage/sdk'
import { ignoreWhenDeferred } from '../checkout-problem'
import { mainGroup } from '../checkout-step'
import type { Checkout } from '../checkout-step'

/**
 * Deletes a checkout and starts it again with the same address and delivery method, because the platform cannot change
 * the kind of a payment.
 */
export async function restartCheckout(shop: Client, previous: Checkout): Promise<Checkout> {
  const { setDeliveryMethod } = shop.use(checkout)
  const group = mainGroup(previous)
  let current = await startAnew(shop)
  current = (await deliverAsBefore(shop, previous)) ?? current
  const methodId = group?.selectedDeliveryMethod?.id
  if (methodId) current = await setDeliveryMethod(methodId)
  await requestAsBefore(shop, previous)
  await chooseOtherMethods(shop, previous)
  return current ?? previous
}

/** The stock stays reserved meanwhile, and is reserved as long as that of another checkout; given back where it ends. */
async function startAnew({ use }: Client): Promise<Checkout | undefined> {
  const { delete: end, start } = use(checkout)
  const { reserve, release } = use(checkoutStock)
  await end()
  const started = await start()
    .catch(ignoreWhenDeferred)
    .catch(async (error: unknown) => {
      await release()
      throw error
    })
  await reserve()
  return started
}

/** To the same address; a guest's contact goes with it. */
async function deliverAsBefore({ use }: Client, previous: Checkout): Promise<Checkout | undefined> {
  const { setDeliveryAddress, setGuestDelivery } = use(checkout)
  const address = mainGroup(previous)?.deliveryAddress
  if (!address) return undefined
  const { contactInfo } = previous
  if (!contactInfo?.email) return await setDeliveryAddress(toInput(address))
  const contact = Object.fromEntries(Object.entries(contactInfo).filter(([, value]) => value !== null))
  return await setGuestDelivery({ contactInfo: contact, deliveryAddress: toWhole(address) })
}

/** With the same requests for the delivery. */
async function requestAsBefore({ use }: Client, previous: Checkout): Promise<void> {
  const { desiredDeliveryDate, shippingInstructions } = mainGroup(previous) ?? {}
  if (!desiredDeliveryDate && !shippingInstructions) return
  await use(checkout).setDeliveryPreferences({
    ...(desiredDeliveryDate && { desiredDeliveryDate }),
    ...(shippingInstructions && { shippingInstructions }),
  })
}

type Address = NonNullable<NonNullable<ReturnType<typeof mainGroup>>['deliveryAddress']>

/** The other groups keep their addresses and lose their methods. */
async function chooseOtherMethods({ use }: Client, previous: Checkout): Promise<void> {
  const main = mainGroup(previous)
  for (const { id, selectedDeliveryMethod } of previous.deliveryGroups) {
    const deliveryMethodId = selectedDeliveryMethod?.id
    if (id === null || id === main?.id || !deliveryMethodId) continue
    await use(deliveryGroups).update({ deliveryGroupId: id, deliveryMethodId })
  }
}

/** A saved address by its id, any other one as a whole. */
const toInput = (address: Address): DeliveryAddressChoice =>
  address.id ? { addressId: address.id } : toWhole(address)

function toWhole({ phoneNumber, ...members }: Address) {
  const input = { ...members, shipToPhoneNumber: phoneNumber }
  return Object.fromEntries(
    inputMembers.flatMap((name) => (input[name] ? [[name, input[name]] as const] : [])),
  )
}

const inputMembers = [
  'name',
  'firstName',
  'lastName',
  'companyName',
  'street',
  'city',
  'region',
  'postalCode',
  'country',
  'shipToPhoneNumber',
] as const
