import { createShopClient, isShopError } from './index'

/** Counts a guest's lines, then buys what is in a signed-in buyer's cart. */
export async function buy(show: (text: string) => void): Promise<void> {
  const client = createShopClient({ webstoreId: '0ZECH00000000014AA', url: location.href, locale: 'de-CH' })

  client.guestCart.subscribe(() => show(`${client.guestCart.getSnapshot().length} products`))
  await client.guestCart.add({ productId: '01tCN0001001180YAA', quantity: 25 })

  try {
    await client.load() // session and settings; merges the guest cart of a buyer
    await client.checkout.start()
    await client.checkout.payByPurchaseOrder({ purchaseOrderNumber: 'PO-2026-118' })
    const { orderReferenceNumber } = await client.checkout.placeOrder()
    show(`Thank you. Your order is ${orderReferenceNumber}.`)
  } catch (error) {
    if (!isShopError(error, 'INSUFFICIENT_INVENTORY')) throw error
    show(['Sold out.', ...error.errors.map(({ message }) => message)].join(' '))
  }
}
