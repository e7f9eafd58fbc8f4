import type { ShopClient } from '@cartonnage/sdk'

const chur = {
  name: 'Nora Frei',
  firstName: 'Nora',
  lastName: 'Frei',
  street: 'Ringstrasse 12',
  city: 'Chur',
  postalCode: '7000',
  country: 'CH',
  shipToPhoneNumber: '+41815550142',
}

/**
 * An order of 50 boxes, of which 25 go to Chur by express; only the other delivery has a note for its driver. Returns its
 * number.
 */
export async function placeSplitOrder({ cart, addresses, checkout, deliveryGroups }: ShopClient) {
  const { cart: filled } = await cart.add([{ productId: '01tCN0001001100YAA', quantity: 50 }])
  const cartItemId = filled?.items[0]?.cartItemId ?? ''
  await deliveryGroups.arrangeItems({
    arrangements: [{ cartItemId, quantity: 25, deliveryAddress: chur }],
  })
  await checkout.start()
  const saved = await addresses.list({ addressType: 'Shipping' })
  const home = { deliveryAddress: { id: saved.items[0]?.addressId ?? '' }, shippingInstructions: 'Rampe 3' }
  for (const group of await deliveryGroups.list()) {
    const { id: deliveryGroupId, isDefault } = group
    const addressed = isDefault ? await deliveryGroups.update({ deliveryGroupId, ...home }) : group
    const deliveryMethodId = addressed.availableDeliveryMethods[isDefault ? 0 : 1]?.id ?? ''
    await deliveryGroups.update({ deliveryGroupId, deliveryMethodId })
  }
  const { checkoutId } = await checkout.load()
  const { name, street, city, postalCode, country } = chur
  await checkout.pay({
    requestType: 'SimplePurchaseOrder',
    paymentToken: 'PO-7',
    billingAddress: { name, street, city, postalCode, country },
  })
  return (await checkout.placeOrder(checkoutId)).orderReferenceNumber
}
