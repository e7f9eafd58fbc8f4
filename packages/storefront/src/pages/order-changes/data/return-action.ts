import { orders } from '@cartonnage/sdk'
import { isResponseError, isShopError } from '@cartonnage/sdk/errors'
import { data, redirect } from 'react-router-dom'
import { createKey, isKey } from '../../../forms/reading/idempotency-key'
import { notFound } from '../../../shell/not-found'
import { paths } from '../../../shell/paths'
import type { ReportedFailure } from '../../../shell/reported-failure'
import type { PageActionArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'
import { failureInit } from '../../../shared/failures/failure-init'
import { loadReportedFailure } from '../../../shared/failures/load-reported-failure'
import { takesReturns } from '../../../shared/order-facts/order-changes'
import type { ReturnableItem } from '../../../shared/order-facts/order-changes'
import { loadOrder } from '../../../shared/order/data/order-loader'
import { requireOrder } from '../../../shared/order/data/require-order'
import type { RequiredOrder } from '../../../shared/order/data/require-order'
import type { EnteredReturn } from '../return-fields'
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
  try {
    // Before anything is refused: the form goes on to the lookup with all that was entered.
    const order = await requireOrder(args, 'return')
    if (reading.isEmpty || Object.keys(reading.problems).length > 0) return await refuse(args, reading)
    return redirect(await sendReturn(args, { order, reading }), 303)
  } catch (error) {
    if (isResponseError(error) && [403, 404].includes(error.status)) notFound()
    if (isResponseError(error) && error.status === 422) return await refuse(args, reading)
    if (!isShopError(error) || isShopError(error, 'SESSION_ENDED')) throw error
    const { entered, problems, isEmpty } = reading
    const failure = await loadReportedFailure(error, { shop: shopOf(args), url: args.request.url })
    return data<ReturnResponse>({ entered, problems, isEmpty, failure }, failureInit(error))
  }
}

interface SentReturn {
  readonly order: RequiredOrder
  readonly reading: ReturnReading
}

/**
 * Sends what was entered as it is, because only the platform knows whether the same form has announced it already; returns
 * the path of the receipt.
 */
async function sendReturn(
  args: PageActionArgs,
  { order: { id, proof, path }, reading: { entered, items } }: SentReturn,
): Promise<string> {
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

async function refuse(args: PageActionArgs, reading: ReturnReading) {
  const { entered, isEmpty } = reading
  const found = await findProblems(args, reading)
  // The platform has refused items, and not for their quantity.
  const isRefused = !isEmpty && Object.keys(found.problems).length === 0
  return data<ReturnResponse>(
    { entered, isEmpty, ...found, ...(isRefused && { isRefused }) },
    { status: 422 },
  )
}

/** All that is wrong with the quantities, by what is left of the order now. */
async function findProblems(
  args: PageActionArgs,
  reading: ReturnReading,
): Promise<Pick<ReturnResponse, 'problems' | 'returnable'>> {
  try {
    const { returnable } = await loadOrder(args)
    return { returnable, problems: { ...findTooMany(reading, returnable), ...reading.problems } }
  } catch (error) {
    shopOf(args).reportFailure(error, 'what of an order can still be sent back')
    return { problems: reading.problems }
  }
}
