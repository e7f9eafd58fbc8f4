import { readPrintFiles } from '@cartonnage/sdk/rules'
import { redirect } from 'react-router-dom'
import { fileDeskOf } from '../../../../shared/files/data/file-desk'
import { readCartItem } from '../../../../shared/lines/cart-item'
import { loadReservedCheckout } from '../../../../shared/cart/data/reserved-checkout'
import type { PrintPage } from '../../../../shared/print-files/print-form'
import type { PrintedItem } from '../../../../shared/order-facts/print-state'
import { requireShopper } from '../../../../shell/data/require-buyer'
import { hasOwnFields } from '../../../../shell/own-fields'
import type { PageActionArgs, PageLoaderArgs } from '../../../../shell/shop-context'
import { shopOf } from '../../../../shell/shop-context'
import { isDeferredToBrowser, isNoCart } from '../../checkout-problem'
import { cartPathOf } from '../../cart-path'
import { stepPath } from '../../checkout-step'
import { loadShopperCart } from '../../data/load-shopper-cart'

/** What is printed of the cart in the checkout; undefined where the browser has to wait for the checkout. */
export async function loadCheckoutPrint(args: PageLoaderArgs): Promise<PrintPage | null> {
  try {
    const { printed } = await openPrint(args)
    if (printed.length === 0) throw redirect(stepPath('review'), 303)
    return { printed, held: await fileDeskOf(args).list(), back: stepPath('review'), isClosed: false }
  } catch (error) {
    if (isDeferredToBrowser(error)) return null
    throw error
  }
}

interface OpenPrint {
  readonly checkoutId: string
  readonly printed: readonly PrintedItem[]
}

/** The checkout of the shopper, with what is printed. Redirects where there is none, or no field for files. */
export async function openPrint(args: PageLoaderArgs | PageActionArgs): Promise<OpenPrint> {
  await requireShopper(args)
  const client = shopOf(args)
  const { signal } = args.request
  if (!hasOwnFields(client)) throw redirect(stepPath('review'), 303)
  try {
    const [checkout, cart] = await Promise.all([
      loadReservedCheckout(client, { signal }),
      loadShopperCart(client, { signal }),
    ])
    const files = readPrintFiles(checkout.customFields)
    const printed = (cart?.items ?? []).flatMap((item) => {
      const { attributes, name } = readCartItem(item)
      const { productId } = item
      if (!attributes.isPrinted || productId === null) return []
      return [{ productId, name, files: files.filter((file) => file.productId === productId) }]
    })
    return { checkoutId: checkout.checkoutId, printed }
  } catch (error) {
    if (isNoCart(error)) throw redirect(cartPathOf(client), 303)
    throw error
  }
}
