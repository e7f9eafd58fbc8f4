import { guestPermissions } from '@cartonnage/sdk'
import { isResponseError } from '@cartonnage/sdk/errors'
import { isSameRecordId, orderAdditions } from '@cartonnage/sdk/rules'
import type { CheckedRow, ReorderAddition, ReorderAnswer } from '@cartonnage/sdk/rules'
import { data } from 'react-router-dom'
import { addMissing } from '../../../shared/additions/data/add-missing'
import { failureInit } from '../../../shared/failures/failure-init'
import { loadReportedFailure } from '../../../shared/failures/load-reported-failure'
import { findBuyer } from '../../../shell/data/require-buyer'
import { isGuestCartAllowed } from '../../../shell/guest-cart-permission'
import type { PageActionArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'
import { failedRows, writeList } from '../list-text'
import type { CheckedOrder, RunRow } from '@cartonnage/sdk'
import { checkList } from './check-list'
import { loadHeld } from './held'
import type { GuestNeed, OrderResponse } from './quick-order-response'

interface PromisedList {
  readonly text: string
  /** What the report promised to add; undefined where the form does not say so. */
  readonly lines: readonly ReorderAddition[] | undefined
  /** What the cart held then. */
  readonly held: readonly ReorderAddition[] | undefined
}

/**
 * Adds what the report of a check promised to a buyer's cart, without scripts, and says of every row what became of it.
 * Sent twice, or again after its response was lost, it adds nothing twice. Of a guest it says what is needed.
 */
export async function addList(args: PageActionArgs, { text, lines, held }: PromisedList) {
  const { signal } = args.request
  const isGuest = (await findBuyer(args)) === undefined
  const now = isGuest ? undefined : await loadHeld(args)
  const checked = await checkList(shopOf(args), { text }, { signal })
  if ('problem' in checked)
    return data<OrderResponse>({ list: text, problem: checked.problem }, { status: 422 })
  const { order } = checked
  if (isGuest) {
    const response = { list: text, checked: { order, held: null }, needs: await findNeed(args) }
    return data<OrderResponse>(response, { status: 422 })
  }
  // Nothing is added to a cart that cannot be read: it may have all of it already.
  if (now === undefined) {
    return data<OrderResponse>(
      { list: text, checked: { order, held: held ?? null }, isCartBusy: true },
      { status: 409 },
    )
  }
  const additions = lines ?? orderAdditions(order.rows)
  const promised = { additions, held: held ?? now.lines, now: now.lines, open: now.open }
  const { answers, error } = await addMissing(args, promised)
  const report = order.rows.map((row) => toRunRow(row, { order, answers }))
  const response: OrderResponse = { list: writeList(failedRows(report)), report }
  if (error === undefined) return data(response)
  const failure = await loadReportedFailure(error, { shop: shopOf(args), url: args.request.url })
  const init = isResponseError(error) && error.status === 409 ? { status: 409 } : failureInit(error)
  return data<OrderResponse>({ ...response, failure }, init)
}

async function findNeed(args: PageActionArgs): Promise<GuestNeed> {
  const permissions = await shopOf(args).use(guestPermissions).load()
  return isGuestCartAllowed(permissions.guestCartEnabled) ? 'scripts' : 'account'
}

const outcomes = { taken: 'added', refused: 'refused', failed: 'failed', unknown: 'unknown' } as const

interface AnsweredOrder {
  readonly order: CheckedOrder
  readonly answers: readonly ReorderAnswer[]
}

/** A row that was added up into another one has the answer of their product. */
function toRunRow(checked: CheckedRow, { order, answers }: AnsweredOrder): RunRow {
  const { check } = checked
  if (!('productId' in check)) return { ...checked, outcome: 'not-added' }
  const product = order.products.find(({ id }) => isSameRecordId(id, check.productId))
  const named = { ...checked, ...(product?.name && { name: product.name }) }
  const answer = answers.find(({ productId }) => isSameRecordId(productId, check.productId))
  if (answer === undefined) return { ...named, outcome: 'not-added' }
  const { outcome, message } = answer
  return { ...named, outcome: outcomes[outcome], ...(message !== undefined && { message }) }
}
