import { checkout, coupons, guestSessionCart, storageEntries } from '@cartonnage/sdk'
import type { CartDifference, Client, GuestDelivery } from '@cartonnage/sdk'
import { loadReservedCheckout } from './reserved-checkout'

/** What became of the guest's lines: the checkout may begin, or a buyer has signed in meanwhile. */
export interface SentGuestCart {
  readonly isBuyer: boolean
  /** Lines that the cart on the server does not hold as this browser does. */
  readonly differences: readonly CartDifference[]
  /** Whether anything can be ordered. */
  readonly hasItems: boolean
}

/**
 * Brings the guest's lines to the cart on the server, for the checkout, and then the codes, which depend on them. Where
 * the cart has changed, the platform ends its checkout: the next one begins with the same details.
 */
export async function sendGuestCart(shop: Client): Promise<SentGuestCart> {
  const { use } = shop
  const { hasChanged, send } = use(guestSessionCart)
  const delivery = hasChanged() ? await findDelivery(shop) : undefined
  const sent = await send()
  if (sent === undefined) return { isBuyer: true, differences: [], hasItems: false }
  await use(coupons).applyGuestCoupons()
  const { cart, differences } = sent
  const hasItems = (cart?.items.length ?? 0) > 0
  if (delivery !== undefined && hasItems) await repeatDelivery(shop, delivery)
  return { isBuyer: false, differences, hasItems }
}

const addressMembers = [
  'name',
  'firstName',
  'lastName',
  'companyName',
  'street',
  'postalCode',
  'city',
  'country',
] as const

/** What the guest entered in the checkout of this tab; undefined before that, and where it cannot be read. */
async function findDelivery(shop: Client): Promise<GuestDelivery | undefined> {
  if (shop.storage.read(storageEntries.activeCheckoutId) === null) return undefined
  const current = await loadReservedCheckout(shop).catch(() => undefined)
  const group = current?.deliveryGroups.find(({ isDefault }) => isDefault) ?? current?.deliveryGroups[0]
  const [contact, address] = [current?.contactInfo, group?.deliveryAddress]
  if (!contact?.email || !address?.street) return undefined
  const { phoneNumber } = address
  return {
    contactInfo: withoutNulls(contact),
    deliveryAddress: {
      ...Object.fromEntries(addressMembers.flatMap((name) => (address[name] ? [[name, address[name]]] : []))),
      ...(phoneNumber && { shipToPhoneNumber: phoneNumber }),
    },
  }
}

const withoutNulls = (contact: Readonly<Record<string, string | null>>): GuestDelivery['contactInfo'] =>
  Object.fromEntries(Object.entries(contact).flatMap(([name, value]) => (value ? [[name, value]] : [])))

/** Where that fails, the guest enters the details again. */
async function repeatDelivery(shop: Client, delivery: GuestDelivery): Promise<void> {
  try {
    await loadReservedCheckout(shop)
    await shop.use(checkout).setGuestDelivery(delivery)
  } catch (error) {
    shop.reportFailure(error, 'the guest’s details cannot be taken over into the next checkout')
  }
}
