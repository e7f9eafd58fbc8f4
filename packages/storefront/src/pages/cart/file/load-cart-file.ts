import { cart } from '@cartonnage/sdk'
import { isShopError } from '@cartonnage/sdk/errors'
import { currentCart } from '@cartonnage/sdk/rules'
import { redirect } from 'react-router-dom'
import { paths } from '../../../shell/paths'
import type { PageLoaderArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'
import { requireBuyer } from '../../../shell/data/require-buyer'
import { exportedItems } from '../../../shared/cart/exported-lines'

/** The buyer's open cart as a file for spreadsheets, whatever id the address has: there is one at a time. */
export async function loadCartFile(args: PageLoaderArgs): Promise<Response> {
  await requireBuyer(args)
  const { use, locale } = shopOf(args)
  const current = await use(cart).load({ signal: args.request.signal }).catch(whileCalculating)
  const { cartCsv, cartCsvName } = await import('../../../shared/cart-export/cart-csv')
  return new Response(cartCsv(exportedItems(current?.items ?? []), locale), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${cartCsvName(Date.now(), locale)}"`,
      'Cache-Control': 'no-store',
    },
  })
}

/** A server does not wait for the platform's amounts; the page does, and has the file again. */
function whileCalculating(error: unknown): never {
  if (isShopError(error, 'SSR_NO_POLLING')) throw redirect(paths.cart(currentCart), 303)
  throw error
}
