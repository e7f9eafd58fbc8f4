import type { ShopClient } from '@cartonnage/sdk'
import { vatIdField } from '@cartonnage/sdk/rules'

interface OrderOptions {
  readonly purchaseOrderNumber?: string
  /** Of the invoice. */
  readonly vatId?: string
  /** Where the invoice goes. @default 'CH' */
  readonly country?: string
  /** Of the invoice. */
  readonly companyName?: string
  /** As the shop calls it. @default by invoice */
  readonly method?: string
  /** Which of the offered delivery methods. @default the first */
  readonly deliveryMethod?: number
}

/** Orders these products by invoice, to the first saved address; returns the order's number. */
export async function placeOrder(
  { cart, addresses, checkout }: ShopClient,
  lines: readonly { readonly productId: string; readonly quantity: number }[],
  options: OrderOptions = {},
): Promise<string> {
  const { purchaseOrderNumber = 'PO-7', vatId, country = 'CH', companyName, method } = options
  await cart.add(lines)
  await checkout.start()
  const { items } = await addresses.list({ addressType: 'Shipping' })
  await checkout.setDeliveryAddress({ addressId: items[0]?.addressId ?? '' })
  const { deliveryGroups } = await checkout.load()
  const deliveryMethod = deliveryGroups[0]?.availableDeliveryMethods[options.deliveryMethod ?? 0]?.id ?? ''
  const { checkoutId } = await checkout.setDeliveryMethod(deliveryMethod)
  await checkout.pay({
    requestType: 'SimplePurchaseOrder',
    paymentToken: purchaseOrderNumber,
    paymentsData: {
      ...(vatId !== undefined && { [vatIdField]: vatId }),
      ...(method !== undefined && { PaymentMethod__c: method }),
    },
    billingAddress: {
      name: 'Lea Keller',
      ...(companyName !== undefined && { companyName }),
      street: 'Seeuferweg 14',
      city: 'Rorschach',
      country,
      postalCode: '9400',
    },
  })
  return (await checkout.placeOrder(checkoutId)).orderReferenceNumber
}
