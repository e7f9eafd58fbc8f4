import { orders } from '@cartonnage/sdk'
import { isResponseError, isShopError } from '@cartonnage/sdk/rules'
import { data, redirect } from 'react-router-dom'
import { createKey, isKey } from '../../forms/idempotency-key'
import { notFound } from '../../shell/not-found'
import { paths } from '../../shell/paths'
import type { ReportedFailure } from '../../shell/reported-failure'
import type { PageActionArgs } from '../../shell/shop-context'
import { shopOf } from '../../shell/shop-context'
import { failureInit } from '../failures/failure-init'
import { loadReportedFailure } from '../failures/load-reported-failure'
import { takesReturns } from '../orders/order-changes'
import type { ReturnableItem } from '../orders/order-changes'
import { loadOrder } from '../orders/order-loader'
import { requireOrder } from '../orders/require-order'
import type { EnteredReturn } from './return-fields'
import { findTooMany, readReturn } from './return-form'
import type { QuantityProblems, ReturnReading } from './return-form'

/** Why a return was not announced, with what was entered. */
export interface ReturnResponse {
  readonly entered: EnteredReturn
  readonly problems: QuantityProblems
  readonly isEmpty: boolean
  /** The shop takes these items back no longer. */
  readonly isRefused?: true
  readonly failure?: ReportedFailure
  /** What may go back by now, where another tab has announced some of it. */
  readonly returnable?: readonly ReturnableItem[]
}

/** Announces the return once, however often the form is sent, and leads to its receipt. */
export async function announceReturn(args: PageActionArgs) {
  if (!takesReturns(shopOf(args))) notFound()
  const reading = readReturn(await args.request.formData())
  const { entered, problems, isEmpty } = reading
  if (isEmpty || Object.keys(problems).length > 0) {
    return data<ReturnResponse>({ entered, problems, isEmpty }, { status: 422 })
  }
  try {
    return redirect(await sendReturn(args, reading), 303)
  } catch (error) {
    if (isResponseError(error) && [403, 404].includes(error.status)) notFound()
    if (!isShopError(error) || isShopError(error, 'SESSION_ENDED')) throw error
    return await explain(error, args, reading)
  }
}

/**
 * Sends what was entered as it is, because only the platform knows whether the same form has announced it already; returns
 * the path of the receipt.
 */
async function sendReturn(args: PageActionArgs, { entered, items }: ReturnReading): Promise<string> {
  const { id, proof, path } = await requireOrder(args, 'return')
  const { returnId } = await shopOf(args)
    .use(orders)
    .return(id, {
      items: [...items],
      ...(entered.reason !== '' && { reason: entered.reason }),
      idempotencyKey: isKey(entered.key) ? entered.key : createKey(),
      ...proof,
    })
  return paths.orderReturnReceipt(path, returnId)
}

async function explain(error: unknown, args: PageActionArgs, reading: ReturnReading) {
  const { entered, problems, isEmpty } = reading
  const shop = shopOf(args)
  if (isResponseError(error) && error.status === 422) {
    const left = await findLeft(args, reading)
    return data<ReturnResponse>({ entered, isEmpty, ...left }, { status: 422 })
  }
  const failure = await loadReportedFailure(error, { shop, url: args.request.url })
  return data<ReturnResponse>({ entered, problems, isEmpty, failure }, failureInit(error))
}

/** What the platform has refused: quantities of which fewer are left, or items that cannot go back at all. */
async function findLeft(
  args: PageActionArgs,
  reading: ReturnReading,
): Promise<Pick<ReturnResponse, 'problems' | 'isRefused' | 'returnable'>> {
  try {
    const { returnable } = await loadOrder(args)
    const problems = findTooMany(reading, returnable)
    const isRefused = Object.keys(problems).length === 0
    return { returnable, problems, ...(isRefused && { isRefused }) }
  } catch (error) {
    shopOf(args).reportFailure(error, 'what of an order can still be sent back')
    return { problems: {}, isRefused: true }
  }
}
