import type { CallResponse, ResponseBody, openShop } from '../fixtures/shopper.fixture'

export type Shopper = ReturnType<ReturnType<typeof openShop>['as']>

/** An address in Chur that is not saved, without and with a phone number. */
export const plainAddress = {
  ...{ name: 'Ida Moser', street: 'Dorfweg 3', city: 'Chur', postalCode: '7000', country: 'CH' },
}
export const address = { ...plainAddress, shipToPhoneNumber: '+41 81 555 01 00' }

/** What the tests read of a delivery group. */
export interface GroupBody {
  readonly id: string
  readonly name: string
  readonly isDefault: boolean
  readonly isGift: boolean
  readonly totalProductAmount: string
  readonly deliveryAddress: { readonly city: string; readonly shipToPhoneNumber: string | null } | null
  readonly desiredDeliveryDate: string | null
  readonly availableDeliveryMethods: readonly { readonly id: string; readonly shippingFee: string }[]
  readonly selectedDeliveryMethod: { readonly shippingFee: string } | null
  readonly errors: readonly { readonly type: string }[]
  readonly cartItems: {
    readonly cartItems: readonly {
      readonly cartItem: { readonly cartItemId: string; readonly quantity: string }
    }[]
    readonly totalItemCount: number
    readonly cartSummary: unknown
  }
}

// see ResponseBody: the tests check what is in it
export const asGroup = (body: ResponseBody): GroupBody => body as unknown as GroupBody
export const groupsOf = (body: ResponseBody): readonly GroupBody[] =>
  body.items as unknown as readonly GroupBody[]

/** A started checkout of one line in the cart of `shopper`. */
export async function startCheckout(
  shopper: Shopper,
  { quantity = 125, sku = '1001010' } = {},
): Promise<CallResponse> {
  await shopper.add(sku, quantity)
  return shopper.call('PUT', 'checkouts', { cartId: 'current' })
}

/** Chooses the first delivery method of the active checkout. */
export async function chooseMethod(shopper: Shopper): Promise<CallResponse> {
  const { body } = await shopper.get('checkouts/active')
  const [method] = body.deliveryGroups.items[0].availableDeliveryMethods
  return shopper.call('PATCH', 'checkouts/active', { deliveryMethodId: method.id })
}

export const pay = (shopper: Shopper, paymentToken: string, requestType = 'Auth'): Promise<CallResponse> =>
  shopper.call('POST', 'checkouts/active/payments', { requestType, paymentToken })

/** Starts a checkout to the default address. */
export const startToDefault = (shopper: Shopper): Promise<CallResponse> =>
  shopper.call('PUT', 'checkouts', {
    cartId: 'active',
    deliveryAddressInput: { shouldUseDefaultAddress: true },
  })

export const payByNumber = (shopper: Shopper, paymentToken = 'PO-118'): Promise<CallResponse> =>
  pay(shopper, paymentToken, 'SimplePurchaseOrder')

/** A checkout of the shopper's cart that only has to be placed; returns its id. */
export async function readyToPlace(shopper: Shopper): Promise<string> {
  const { body } = await startToDefault(shopper)
  await chooseMethod(shopper)
  await payByNumber(shopper)
  return body.checkoutId
}

/** A checkout with address and method, still to be paid. */
export async function readyToPay(shopper: Shopper, line = {}): Promise<CallResponse> {
  await startCheckout(shopper, line)
  return chooseMethod(shopper)
}

/** Places an order and returns its number. */
export async function placeOrder(shopper: Shopper, line = {}): Promise<string> {
  await readyToPay(shopper, line)
  await payByNumber(shopper)
  return (await shopper.call('POST', 'checkouts/active/orders')).body.orderReferenceNumber
}

/** A guest's checkout in Chur with contact details and a method. */
export async function readyGuest(guest: Shopper): Promise<void> {
  await startCheckout(guest)
  const contactInfo = {
    firstName: 'Ida',
    lastName: 'Moser',
    email: 'Ida@example.com',
    phoneNumber: '+41815550199',
  }
  await guest.call('PATCH', 'checkouts/active', { contactInfo, deliveryAddress: address })
  await chooseMethod(guest)
}
