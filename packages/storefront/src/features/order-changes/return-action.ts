import { orders } from '@cartonnage/sdk'
import { isResponseError, isShopError } from '@cartonnage/sdk/rules'
import { data, redirect } from 'react-router-dom'
import { createKey, isKey } from '../../forms/idempotency-key'
import { paths } from '../../shell/paths'
import type { ReportedFailure } from '../../shell/reported-failure'
import type { PageActionArgs } from '../../shell/shop-context'
import { shopOf } from '../../shell/shop-context'
import { failureInit } from '../failures/failure-init'
import { loadReportedFailure } from '../failures/load-reported-failure'
import { loadOrder } from '../orders/order-loader'
import type { EnteredReturn, QuantityProblem } from './return-fields'
import { readReturn } from './return-form'

/** Why a return was not announced, with what was entered. */
export interface ReturnResponse {
  readonly entered: EnteredReturn
  readonly problems: Readonly<Record<string, QuantityProblem>>
  readonly isEmpty: boolean
  /** The shop takes these items back no longer. */
  readonly isRefused?: true
  readonly failure?: ReportedFailure
}

/** Announces the return once, however often the form is sent, and leads to its receipt. */
export async function announceReturn(args: PageActionArgs) {
  const shop = shopOf(args)
  const { order, returnable } = await loadOrder(args)
  const { entered, items, problems, isEmpty } = readReturn(await args.request.formData(), returnable)
  const refused = { entered, problems, isEmpty }
  if (isEmpty || Object.keys(problems).length > 0) return data<ReturnResponse>(refused, { status: 422 })
  const idempotencyKey = isKey(entered.key) ? entered.key : createKey()
  const reason = entered.reason === '' ? {} : { reason: entered.reason }
  try {
    const number = order.orderReferenceNumber ?? ''
    const announced = await shop.use(orders).return(number, { items: [...items], ...reason, idempotencyKey })
    return redirect(paths.orderReturnReceipt(number, announced.returnId), 303)
  } catch (error) {
    if (isResponseError(error) && error.status === 422) {
      return data<ReturnResponse>({ ...refused, isRefused: true }, { status: 422 })
    }
    if (!isShopError(error) || isShopError(error, 'SESSION_ENDED')) throw error
    const failure = await loadReportedFailure(error, { shop, url: args.request.url })
    return data<ReturnResponse>({ ...refused, failure }, failureInit(error))
  }
}
