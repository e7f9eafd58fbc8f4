import { checkout } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import { ignoreWhenDeferred } from './checkout-problem'
import { mainGroup } from './checkout-step'
import type { Checkout } from './checkout-step'

/**
 * Deletes a checkout and starts it again with the same address and delivery method, because the platform cannot change
 * the kind of a payment.
 */
export async function restartCheckout({ use }: Client, previous: Checkout): Promise<Checkout> {
  const { delete: end, start, setDeliveryAddress, setDeliveryMethod } = use(checkout)
  const group = mainGroup(previous)
  await end()
  const started = await start().catch(ignoreWhenDeferred)
  const address = group?.deliveryAddress
  const delivered = address ? await setDeliveryAddress(toInput(address)) : started
  const methodId = group?.selectedDeliveryMethod?.id
  const ready = methodId ? await setDeliveryMethod(methodId) : delivered
  return ready ?? previous
}

type Address = NonNullable<NonNullable<ReturnType<typeof mainGroup>>['deliveryAddress']>

/** A saved address by its id, any other one as a whole. */
function toInput(address: Address) {
  if (address.id) return { addressId: address.id }
  const { phoneNumber, ...members } = address
  const input = { ...members, shipToPhoneNumber: phoneNumber }
  return Object.fromEntries(
    inputMembers.flatMap((name) => (input[name] ? [[name, input[name]] as const] : [])),
  )
}

const inputMembers = [
  ...(['name', 'firstName', 'lastName', 'companyName', 'street', 'city'] as const),
  ...(['region', 'postalCode', 'country', 'shipToPhoneNumber'] as const),
]
