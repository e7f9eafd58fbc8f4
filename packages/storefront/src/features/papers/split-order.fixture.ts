import { screen } from '@testing-library/react'
import { buyers } from '../checkout/shopper.fixture'
import { openAccount } from '../orders/account-page.fixture'
import * as page from './paper-page'

const chur = {
  ...{ name: 'Nora Frei', firstName: 'Nora', lastName: 'Frei', street: 'Ringstrasse 12' },
  ...{ city: 'Chur', postalCode: '7000', country: 'CH', shipToPhoneNumber: '+41815550142' },
}

/** A sent order of 50 boxes, of which 25 went to Chur by express; only the other delivery has a note for its driver. */
export async function openSplitOrder() {
  const account = await openAccount(buyers.lea)
  const { cart, addresses, checkout, deliveryGroups } = account.shop
  const { cart: filled } = await cart.add([{ productId: '01tCN0001001100YAA', quantity: 50 }])
  const cartItemId = filled?.items[0]?.cartItemId ?? ''
  await deliveryGroups.arrangeItems({
    arrangements: [{ cartItemId, quantity: 25, deliveryAddress: chur }],
  })
  await checkout.start()
  const saved = await addresses.list({ addressType: 'Shipping' })
  const home = { deliveryAddress: { id: saved.items[0]?.addressId ?? '' }, shippingInstructions: 'Rampe 3' }
  for (const group of await deliveryGroups.listAll()) {
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
  const { orderReferenceNumber: number } = await checkout.placeOrder(checkoutId)
  const body = JSON.stringify({ orderNumber: number, step: 'sent' })
  await account.sandbox.fetch(new Request('http://localhost/__sandbox/orders', { method: 'POST', body }))
  const openNote = async (note: string) => {
    await account.open({
      page,
      path: '/my/orders/:id/:paper/:note',
      at: `/my/orders/${number}/delivery-note/${note}`,
      texts: ['papers', 'orders', 'cart', 'delivery'],
    })
    return await screen.findByRole('article', { name: `Lieferschein ${note}` })
  }
  return { openNote }
}
