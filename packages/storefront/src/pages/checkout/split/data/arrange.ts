import { deliveryGroups, vatRates } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import { isResponseError } from '@cartonnage/sdk/errors'
import { planArrangements } from '@cartonnage/sdk/rules'
import type { RequestedQuantity } from '@cartonnage/sdk/rules'
import { loadReservedCheckout } from '../../../../shared/cart/data/reserved-checkout'
import { ignoreWhenDeferred, isNoAddress } from '../../checkout-problem'
import { mainGroup } from '../../checkout-step'
import { deleteGroups } from './delete-groups'
import { loadSplit } from './load-split'
import type { Split } from './load-split'
import { findOutcome } from './find-outcome'
import { emptyGroups, groupItems, quantitiesAfter } from './split-lines'

/** The platform takes so many arrangements in a call. */
const arrangementsPerCall = 100

/** A part of the items is where it is requested, and the rest is not: its call failed, or a server does not wait for it. */
export class PartlyArranged extends Error {
  override readonly name = 'PartlyArranged'
}

/** The items are not where they are requested, because someone else, or an earlier request, has moved them meanwhile. */
export class ArrangedOtherwise extends Error {
  override readonly name = 'ArrangedOtherwise'
}

interface Arranging {
  readonly split: Split
  readonly requested: readonly RequestedQuantity[]
  /** Whether the groups that are left without items go. */
  readonly deletesEmpty: boolean
  /** The group that goes once it has no items; with `deletesEmpty` all of them do. */
  readonly removedId?: string | undefined
}

/** What is done before it looks where the items are. */
interface Step {
  /** Resolves to whether the platform has finished. */
  readonly send: () => Promise<boolean>
  readonly isDone: (found: Split) => boolean
  readonly isLast: boolean
}

/**
 * Moves the items to where they are requested, as many at a time as the platform takes, and looks after each call where they
 * are: a request that is done twice, or late, moves them twice. After a lost response it goes on from what is true then.
 * Errors: {@link PartlyArranged}, {@link ArrangedOtherwise}, `UNKNOWN_OUTCOME`, those of the calls.
 */
export async function arrange(shop: Client, arranging: Arranging): Promise<void> {
  let current: Split | undefined = arranging.split
  for (let done = 0; current !== undefined; done += 1) {
    const step = nextStep(shop, current, arranging)
    if (step === undefined) return requireArranged(current, arranging)
    current = await take(shop, step).catch((error: unknown) => {
      throw done > 0 && isRefusal(error) ? new PartlyArranged('the rest failed', { cause: error }) : error
    })
  }
}

/** The cart is there, and the platform does not do what it is asked. */
const isRefusal = (error: unknown): boolean => isResponseError(error) && error.status !== 404

/** The moves come first, then the groups that are empty without them; undefined when there is nothing left to do. */
const nextStep = (shop: Client, split: Split, arranging: Arranging): Step | undefined =>
  moveStep(shop, split, arranging) ?? deleteStep(shop, split, arranging)

function moveStep(shop: Client, { items, groups }: Split, arranging: Arranging): Step | undefined {
  const grouped = groupItems(items, groups)
  const moves = planArrangements(grouped, arranging.requested)
  if (moves.length === 0) return undefined
  const arrangements = moves.slice(0, arrangementsPerCall).map((move) => ({ ...move }))
  const hasAll = arrangements.length === moves.length
  const options = { deleteEmptyDeliveryGroups: arranging.deletesEmpty && hasAll }
  const expected = quantitiesAfter(grouped, arrangements)
  return {
    send: () => sendMoves(shop, { arrangements, options }),
    isDone: (found) => expected.every((entry) => hasQuantity(found, entry)),
    isLast: hasAll && arranging.removedId === undefined,
  }
}

function deleteStep(shop: Client, split: Split, { deletesEmpty, removedId }: Arranging): Step | undefined {
  const empty = emptyGroups(split).filter(({ id }) => deletesEmpty || id === removedId)
  const [first] = empty
  if (first === undefined) return undefined
  return {
    send: () => deleteGroups(shop, empty).then(() => true),
    // After a lost response the others follow.
    isDone: ({ groups }) => groups.every(({ id }) => id !== first.id),
    isLast: true,
  }
}

/** What is true after a step; undefined where a server leaves the end of the last one to the page that follows. */
async function take(shop: Client, { send, isDone, isLast }: Step): Promise<Split | undefined> {
  let found: Split | undefined
  try {
    const isFinished = await send()
    found = isFinished ? await loadSplit(shop).catch(ignoreWhenDeferred) : undefined
  } catch (error) {
    // Another tab has removed the group or the item meanwhile.
    if (isNoAddress(error)) throw new ArrangedOtherwise('a group or an item is gone', { cause: error })
    return await findOutcome(shop, error, isDone)
  }
  if (found === undefined && !isLast) throw new PartlyArranged('the platform is still working')
  if (found !== undefined && !isDone(found)) throw new ArrangedOtherwise('the items are elsewhere')
  return found
}

type Moves = Parameters<ReturnType<typeof deliveryGroups>['arrangeItems']>[0]

async function sendMoves(shop: Client, moves: Moves): Promise<boolean> {
  const { status } = await shop.use(deliveryGroups).arrangeItems(moves)
  return status === 'Processing' ? await settle(shop) : true
}

/** Waits for the platform, and resolves to whether it has finished. A server does not wait: the page that follows does. */
async function settle(shop: Client): Promise<boolean> {
  // The region follows the address of the default group, and that needs the VAT rates.
  await shop
    .use(vatRates)
    .load()
    .catch(() => [])
  const current = await loadReservedCheckout(shop).catch(ignoreWhenDeferred)
  const country = current && mainGroup(current)?.deliveryAddress?.country
  if (country) shop.events.emit('checkoutaddresschanged', { shiptocountry: { CountryCode: country } })
  return current !== undefined
}

function requireArranged(split: Split, { requested }: Arranging): void {
  if (requested.every((entry) => hasQuantity(split, entry))) return
  throw new ArrangedOtherwise('the items are elsewhere')
}

function hasQuantity(
  { lines }: Pick<Split, 'lines'>,
  { productId, deliveryGroupId, quantity }: RequestedQuantity,
): boolean {
  const line = lines.find((candidate) => candidate.productId === productId)
  return (line?.quantities[deliveryGroupId] ?? 0) === quantity
}
