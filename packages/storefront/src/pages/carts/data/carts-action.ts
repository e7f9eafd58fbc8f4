import { cart, carts, inactiveCart } from '@cartonnage/sdk'
import type { Cart, Client, DeletedCart, MergedCart } from '@cartonnage/sdk'
import { isResponseError, isShopError, ShopError } from '@cartonnage/sdk/errors'
import { isSameRecordId } from '@cartonnage/sdk/rules'
import { data, redirect } from 'react-router-dom'
import { hidden, text } from '../../../forms/reading/field-schema'
import { readEntered } from '../../../forms/reading/read-form'
import { readIntent } from '../../../forms/reading/read-intent'
import { paths } from '../../../shell/paths'
import type { CartsDone } from '../../../shell/paths'
import type { ReportedFailure } from '../../../shell/reported-failure'
import { requireBuyer } from '../../../shell/data/require-buyer'
import type { PageActionArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'
import { failureInit } from '../../../shared/failures/failure-init'
import { loadReportedFailure } from '../../../shared/failures/load-reported-failure'
import { cartIntents } from './carts-response'
import type { CartIntent, CartsResponse, Undo } from './carts-response'
import { readDeletedLines, writeDeletedLines } from './deleted-lines'
import { findDescriptionProblems } from '../description-problems'

const fields = {
  /** The cart that the form is about. */
  cartId: hidden(),
  /** The other one, as the page showed it. */
  secondId: hidden(),
  existing: hidden(),
  /** Those of a deleted cart. */
  lines: hidden(),
  name: text(),
  note: text({ isMultiline: true }),
}

type Sent = ReturnType<typeof readEntered<typeof fields>>

/** A form of the page, and the cart that it is about as it is now. */
interface Change {
  readonly shop: Client
  readonly sent: Sent
}

type Outcome = { readonly done: CartsDone } | CartsResponse

/**
 * Changes the buyer's carts. Another window may have changed them since the page was made: a form names the carts that it
 * showed, and changes no others. No signal: leaving the page does not stop it.
 */
export async function changeCarts(args: PageActionArgs) {
  await requireBuyer(args)
  const form = await args.request.formData()
  const change = { shop: shopOf(args), sent: readEntered(form, fields) }
  try {
    const outcome = await run(readIntent(form, cartIntents), change)
    if ('done' in outcome) return redirect(paths.carts(outcome), 303)
    return data<CartsResponse>(outcome, { status: statusOf(outcome) })
  } catch (error) {
    return await refuse(args, change, error)
  }
}

function run(intent: CartIntent | undefined, change: Change): Promise<Outcome> {
  if (intent === undefined) throw new ShopError('INVALID_OPTION', 'no such form')
  return changes[intent](change)
}

const changes: Readonly<Record<CartIntent, (change: Change) => Promise<Outcome>>> = {
  activate,
  merge,
  keep,
  delete: deleteSecond,
  restore,
  describe,
}

const statusOf = ({ kind }: CartsResponse): number => {
  if (kind === 'invalid') return 422
  return ['gone', 'switched', 'exists'].includes(kind) ? 409 : 200
}

async function refuse(args: PageActionArgs, { shop, sent }: Change, error: unknown) {
  if (isShopError(error, 'INACTIVE_CART_EXISTS'))
    return data<CartsResponse>({ kind: 'exists' }, { status: 409 })
  if (isResponseError(error) && error.status === 404)
    return data<CartsResponse>({ kind: 'gone' }, { status: 409 })
  // Then the page leads to the sign-in.
  if (!isShopError(error) || isShopError(error, 'SESSION_ENDED')) throw error
  const failure = await loadReportedFailure(error, { shop, url: args.request.url })
  const deleted = readDeleted(sent)
  return data<CartsResponse>(
    { kind: 'failure', failure, ...(deleted && { undo: undoOf(deleted) }) },
    initOf(error, failure),
  )
}

/** Only an invented form has an option that there is not. */
function initOf(error: ShopError, { messageKey }: ReportedFailure): ResponseInit {
  if (isShopError(error, 'INVALID_OPTION')) return { status: 422 }
  return messageKey === 'busy' ? { status: 409 } : failureInit(error)
}

/** The cart as it is now; null where it is gone, undefined while the platform calculates, because a server does not wait. */
async function find({ shop, sent }: Change): Promise<Cart | null | undefined> {
  try {
    return await shop.use(carts).read(sent.cartId)
  } catch (error) {
    if (isShopError(error, 'SSR_NO_POLLING')) return undefined
    throw error
  }
}

const isActive = (found: Cart | undefined): boolean => found?.summary.isSecondary === false
const isInactive = (found: Cart | undefined): boolean => found?.summary.isSecondary === true

/** The second time it changes nothing. */
async function activate(change: Change): Promise<Outcome> {
  const found = await find(change)
  if (found === null) return { kind: 'gone' }
  if (!isActive(found)) await change.shop.use(carts).makeActive(change.sent.cartId)
  return { done: 'activated' }
}

async function merge(change: Change): Promise<Outcome> {
  const found = await find(change)
  if (found === null) return { kind: 'gone' }
  if (isActive(found)) return { kind: 'switched' }
  return merged(await change.shop.use(carts).merge(change.sent.cartId), { done: 'merged' })
}

/** All of a merge, or what it has left. */
function merged(result: MergedCart, all: { readonly done: 'merged' | 'together' }): Outcome {
  if (result.left.length === 0 && !result.isOpen) return all
  return { kind: 'merged', isKept: all.done === 'together', ...result }
}

async function keep(change: Change): Promise<Outcome> {
  const { shop, sent } = change
  const found = await find(change)
  if (found === null) return { kind: 'gone' }
  if (isInactive(found)) return (await isEmptied(shop)) ? { done: 'kept' } : { kind: 'switched' }
  if (sent.existing === '') {
    await shop.use(carts).keepForLater()
    return { done: 'kept' }
  }
  const second = await shop.use(inactiveCart).load()
  // What is deleted is what the page has shown.
  if (second !== null && !isSameRecordId(second.id, sent.secondId)) return { kind: 'switched' }
  return await keepWith(shop, sent.existing)
}

async function keepWith(shop: Client, existing: string): Promise<Outcome> {
  if (existing === 'replace') {
    await shop.use(carts).keepForLater({ existing })
    return { done: 'replaced' }
  }
  const result = await shop.use(carts).keepForLater({ existing: 'merge' })
  return result === null ? { done: 'together' } : merged(result, { done: 'together' })
}

/** Whether the cart was kept by the same form before, which was pressed twice. */
async function isEmptied(shop: Client): Promise<boolean> {
  const active = await shop.use(cart).load()
  return active === null || active.items.length === 0
}

async function deleteSecond(change: Change): Promise<Outcome> {
  const found = await find(change)
  if (found === null) return { kind: 'gone' }
  if (isActive(found)) return { kind: 'switched' }
  const deleted = await change.shop.use(carts).delete(change.sent.cartId)
  return { kind: 'deleted', undo: undoOf(deleted), isOccupied: false }
}

const undoOf = ({ name, note, lines }: DeletedCart): Undo => ({
  sent: { name: name ?? '', note: note ?? '', lines: writeDeletedLines(lines) },
  count: lines.length,
})

/** The deleted cart that a form has sent back; undefined for any other form. */
function readDeleted({ name, note, lines }: Sent): DeletedCart | undefined {
  const deleted = readDeletedLines(lines)
  return deleted && { name: name || null, note: note || null, lines: deleted }
}

/** The second time it makes no other cart. */
async function restore({ shop, sent }: Change): Promise<Outcome> {
  const deleted = readDeleted(sent)
  if (deleted === undefined) throw new ShopError('INVALID_OPTION', 'no deleted cart')
  const present = await readSecond(shop)
  if (present !== null) return outcomeOf(present, deleted)
  try {
    await shop.use(carts).restore(deleted)
    return { done: 'restored' }
  } catch (error) {
    // What the platform has refused is missing, everything else is there.
    const restored = isResponseError(error) ? await readSecond(shop) : null
    if (restored === null) throw error
    return outcomeOf(restored, deleted)
  }
}

async function readSecond(shop: Client): Promise<Cart | null> {
  const first = await shop.use(inactiveCart).load()
  return first === null ? null : await shop.use(carts).read(first.id)
}

/** Whether an inactive cart is the one that was deleted, whole or in part. */
function outcomeOf({ items }: Cart, deleted: DeletedCart): Outcome {
  const isOfDeleted = items.every((item) =>
    deleted.lines.some(
      ({ productId, quantity }) =>
        isSameRecordId(item.productId, productId) && Number(item.quantity) === Number(quantity),
    ),
  )
  if (!isOfDeleted) return { kind: 'deleted', undo: undoOf(deleted), isOccupied: true }
  return items.length === deleted.lines.length ? { done: 'restored' } : { kind: 'partly' }
}

async function describe({ shop, sent }: Change): Promise<Outcome> {
  const { cartId, name, note } = sent
  const problems = findDescriptionProblems({ name, note })
  if (problems !== undefined) return { kind: 'invalid', cartId, entered: { name, note }, problems }
  await shop.use(carts).describe(cartId, { name, note })
  return { done: 'described' }
}
