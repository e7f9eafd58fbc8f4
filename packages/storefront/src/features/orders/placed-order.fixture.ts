import type { ShopClient } from '@cartonnage/sdk'

/** Buys these articles by invoice, to the first saved address, and gives the number of the order. */
export async function placeOrder(
  { cart, addresses, checkout }: ShopClient,
  lines: readonly { readonly productId: string; readonly quantity: number }[],
  { purchaseOrderNumber = 'PO-7' }: { readonly purchaseOrderNumber?: string } = {},
): Promise<string> {
  await cart.add(lines)
  await checkout.start()
  const { items } = await addresses.list({ addressType: 'Shipping' })
  await checkout.setDeliveryAddress({ addressId: items[0]?.addressId ?? '' })
  const { deliveryGroups } = await checkout.load()
  const method = deliveryGroups[0]?.availableDeliveryMethods[0]?.id ?? ''
  const { checkoutId } = await checkout.setDeliveryMethod(method)
  await checkout.payByPurchaseOrder({
    purchaseOrderNumber,
    billingAddress: {
      name: 'Lea Keller',
      street: 'Seeuferweg 14',
      city: 'Rorschach',
      country: 'CH',
      postalCode: '9400',
    },
  })
  return (await checkout.placeOrder(checkoutId)).orderReferenceNumber
}
