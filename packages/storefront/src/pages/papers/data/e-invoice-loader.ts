import { notFound } from '../../../shell/not-found'
import type { PageLoaderArgs } from '../../../shell/shop-context'
import { shopSettings } from '../../../shell/shop-settings'
import { loadOrder } from '../../../shared/order/data/order-loader'
import { writeEInvoice } from './e-invoice'

/** The electronic invoice of a business of the German shop, as a file; 404 for anything else. */
export async function loadEInvoice(args: PageLoaderArgs): Promise<Response> {
  const { hasEInvoice, ...view } = await loadOrder(args)
  const xml = hasEInvoice ? writeEInvoice(view, shopSettings.DE) : null
  if (xml === null) return notFound()
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName(view.order.invoiceNumber)}.xml"`,
      'Cache-Control': 'no-store',
    },
  })
}

/** Letters, digits and hyphens: the number is the platform's. */
const fileName = (number: string | null): string => (number ?? '').replace(/[^\w-]+/g, '-')
