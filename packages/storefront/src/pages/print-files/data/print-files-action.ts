import { orders } from '@cartonnage/sdk'
import { isResponseError, isShopError } from '@cartonnage/sdk/errors'
import { data, redirect } from 'react-router-dom'
import { failureInit } from '../../../shared/failures/failure-init'
import { loadReportedFailure } from '../../../shared/failures/load-reported-failure'
import { listPrinted } from '../../../shared/order-facts/print-state'
import { loadOrder } from '../../../shared/order/data/order-loader'
import { requireOrder } from '../../../shared/order/data/require-order'
import { notFound } from '../../../shell/not-found'
import type { PageActionArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'
import type { PrintResponse } from '../../../shared/print-files/print-form'
import { readPrintFiles } from '../../../shared/print-files/data/read-print-files'

const refuse = (problem: PrintResponse['problem'], status = 422) =>
  data<PrintResponse>({ problem }, { status })

/** Names the files for the print of an order, however often the form is sent, and leads back to the order. */
export async function namePrintFiles(args: PageActionArgs) {
  const form = await args.request.formData()
  try {
    const { id, proof, path } = await requireOrder(args)
    const { order } = await loadOrder(args)
    const claimedFor = `order:${order.orderReferenceNumber ?? id}`
    const files = await readPrintFiles(args, { form, printed: listPrinted(order), claimedFor })
    if (typeof files === 'string') return refuse(files)
    await shopOf(args)
      .use(orders)
      .setPrintFiles(id, { files: [...files], ...proof })
    return redirect(path, 303)
  } catch (error) {
    if (isResponseError(error) && [409, 422].includes(error.status)) return refuse('closed', 409)
    if (isResponseError(error) && [403, 404].includes(error.status)) notFound()
    if (!isShopError(error) || isShopError(error, 'SESSION_ENDED')) throw error
    const failure = await loadReportedFailure(error, { shop: shopOf(args), url: args.request.url })
    return data<PrintResponse>({ problem: failure }, failureInit(error))
  }
}
