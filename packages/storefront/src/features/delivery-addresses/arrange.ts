import { deliveryGroups, vatRates } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import { isShopError, planArrangements } from '@cartonnage/sdk/rules'
import type { RequestedQuantity } from '@cartonnage/sdk/rules'
import { loadReservedCheckout } from '../../shell/reserved-checkout'
import { ignoreWhenDeferred } from '../checkout/checkout-problem'
import { mainGroup } from '../checkout/checkout-step'
import { loadSplit } from './load-split'
import type { Split } from './load-split'
import { groupItems } from './split-lines'

/** The platform takes so many arrangements in a call. */
const arrangementsPerCall = 100

/** How long it waits before it looks again, in ms. */
const lookAgainMs = 1000

/** A part of the items is where it is requested; a server does not wait for the platform to take the rest. */
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
}

/**
 * Moves the items to where they are requested, waits until the platform has finished, and looks whether they are there: a
 * request that is done twice, or late, moves them twice. Errors: {@link PartlyArranged}, {@link ArrangedOtherwise}, those of
 * the calls.
 */
export async function arrange(shop: Client, arranging: Arranging): Promise<void> {
  try {
    const isFinished = await sendMoves(shop, arranging)
    if (!isFinished || (await isArranged(shop, arranging))) return
  } catch (error) {
    if (isLost(error) && (await isArrangedInTime(shop, arranging))) return
    throw error
  }
  throw new ArrangedOtherwise('the items are elsewhere')
}

/**
 * After a lost response a browser looks as long as the platform may be at work: who sends it again meanwhile moves the items
 * twice. A server looks once.
 */
async function isArrangedInTime(shop: Client, arranging: Arranging): Promise<boolean> {
  const { clock, platformWorkTimeMs, runtime } = shop.options
  const lostAt = clock.now()
  for (;;) {
    if (await isArranged(shop, arranging)) return true
    if (runtime === 'server' || clock.now() - lostAt >= platformWorkTimeMs) return false
    await clock.sleep(lookAgainMs, shop.signal())
  }
}

const isLost = (error: unknown): boolean =>
  isShopError(error, 'NETWORK') || isShopError(error, 'TIMEOUT') || isShopError(error, 'UNKNOWN_OUTCOME')

/** Resolves to whether the platform has finished. */
async function sendMoves(shop: Client, { split, requested, deletesEmpty }: Arranging): Promise<boolean> {
  const { arrangeItems, delete: deleteGroup } = shop.use(deliveryGroups)
  const moves = planArrangements(groupItems(split.items, split.groups), requested)
  let isFinished = true
  for (let sent = 0; sent < moves.length; sent += arrangementsPerCall) {
    const arrangements = moves.slice(sent, sent + arrangementsPerCall).map((move) => ({ ...move }))
    const isLast = sent + arrangementsPerCall >= moves.length
    const options = { deleteEmptyDeliveryGroups: deletesEmpty && isLast }
    const { status } = await arrangeItems({ arrangements, options })
    if (status === 'Processing') isFinished = await settle(shop, isLast)
  }
  if (moves.length > 0 || !deletesEmpty) return isFinished
  for (const group of emptyGroups(split)) await deleteGroup({ deliveryGroupId: group.id })
  return isFinished
}

const emptyGroups = ({ groups, lines }: Split) =>
  groups.filter(({ id, isDefault }) => !isDefault && lines.every(({ quantities }) => !quantities[id]))

/** Waits for the platform, and resolves to whether it has finished. A server does not wait: the page that follows does. */
async function settle(shop: Client, isLast: boolean): Promise<boolean> {
  // The region follows the address of the default group, and that needs the VAT rates.
  await shop
    .use(vatRates)
    .load()
    .catch(() => [])
  const current = await loadReservedCheckout(shop).catch(ignoreWhenDeferred)
  if (current === undefined && !isLast) throw new PartlyArranged('the platform is still working')
  const country = current && mainGroup(current)?.deliveryAddress?.country
  if (country) shop.events.emit('checkoutaddresschanged', { shiptocountry: { CountryCode: country } })
  return current !== undefined
}

async function isArranged(shop: Client, { requested, deletesEmpty }: Arranging): Promise<boolean> {
  const split = await loadSplit(shop)
  if (deletesEmpty && emptyGroups(split).length > 0) return false
  const { lines } = split
  return requested.every(({ productId, deliveryGroupId, quantity }) => {
    const line = lines.find((candidate) => candidate.productId === productId)
    return (line?.quantities[deliveryGroupId] ?? 0) === quantity
  })
}
