import type { openShop } from '../fixtures/shopper.fixture'

export type Shopper = ReturnType<ReturnType<typeof openShop>['as']>

/** An address that nobody has saved. */
export const address = {
  name: 'Ida Moser',
  street: 'Dorfweg 3',
  city: 'Chur',
  postalCode: '7000',
  country: 'CH',
}

/** Starts a checkout to the default address. */
export const start = (shopper: Shopper) =>
  shopper.call('PUT', 'checkouts', {
    cartId: 'active',
    deliveryAddressInput: { shouldUseDefaultAddress: true },
  })

/** The id of the parcel as the checkout offers it, chosen. */
export async function chooseMethod(shopper: Shopper, checkoutId = 'active') {
  const { body } = await shopper.get(`checkouts/${checkoutId}`)
  const deliveryMethodId = body.deliveryGroups.items[0].availableDeliveryMethods[0].id
  return shopper.call('PATCH', `checkouts/${checkoutId}`, { deliveryMethodId })
}

/** Pays by a purchase order number. */
export const pay = (shopper: Shopper, paymentToken: unknown = 'PO-118', checkoutId = 'active') =>
  shopper.call('POST', `checkouts/${checkoutId}/payments`, {
    requestType: 'SimplePurchaseOrder',
    paymentToken,
  })

/** A checkout that only has to be ordered; gives its id. */
export async function readyToPlace(shopper: Shopper): Promise<string> {
  const { body } = await start(shopper)
  await chooseMethod(shopper)
  await pay(shopper)
  return body.checkoutId
}
