import { checkout } from '@cartonnage/sdk'
import { isShopError } from '@cartonnage/sdk/errors'
import { toPrintFileFields } from '@cartonnage/sdk/rules'
import { data, redirect } from 'react-router-dom'
import { failureInit } from '../../../../shared/failures/failure-init'
import { loadReportedFailure } from '../../../../shared/failures/load-reported-failure'
import { readPrintFiles } from '../../../../shared/print-files/data/read-print-files'
import type { PrintResponse } from '../../../../shared/print-files/print-form'
import type { PageActionArgs } from '../../../../shell/shop-context'
import { shopOf } from '../../../../shell/shop-context'
import { ignoreWhenDeferred } from '../../checkout-problem'
import { stepPath } from '../../checkout-step'
import { openPrint } from './checkout-print-loader'

/** Saves the files with the checkout, whose order has them too, and leads back to the last step. */
export async function saveCheckoutPrint(args: PageActionArgs) {
  const form = await args.request.formData()
  try {
    const { checkoutId, printed } = await openPrint(args)
    const files = await readPrintFiles(args, { form, printed, claimedFor: `checkout:${checkoutId}` })
    if (typeof files === 'string') return data<PrintResponse>({ problem: files }, { status: 422 })
    await shopOf(args).use(checkout).setCustomFields(toPrintFileFields(files)).catch(ignoreWhenDeferred)
    return redirect(stepPath('review'), 303)
  } catch (error) {
    if (!isShopError(error) || isShopError(error, 'SESSION_ENDED')) throw error
    const problem = await loadReportedFailure(error, { shop: shopOf(args), url: args.request.url })
    return data<PrintResponse>({ problem }, failureInit(error))
  }
}
