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

/** A part of the items is where it is requested; a server does not wait for the platform to take the rest. */
export class PartlyArranged extends Error {
  override readonly name = 'PartlyArranged'
}

interface Arranging {
  readonly split: Split
  readonly requested: readonly RequestedQuantity[]
  /** Whether the groups that are left without items go. */
  readonly deletesEmpty: boolean
}

/**
 * Moves the items to where they are requested, and waits until the platform has finished. After a lost response it looks
 * whether they are there. Errors: {@link PartlyArranged}, those of the calls.
 */
export async function arrange(shop: Client, arranging: Arranging): Promise<void> {
  try {
    await sendMoves(shop, arranging)
  } catch (error) {
    if (!isLost(error) || !(await isArranged(shop, arranging))) throw error
  }
}

const isLost = (error: unknown): boolean =>
  isShopError(error, 'NETWORK') || isShopError(error, 'TIMEOUT') || isShopError(error, 'UNKNOWN_OUTCOME')

async function sendMoves(shop: Client, { split, requested, deletesEmpty }: Arranging): Promise<void> {
  const { arrangeItems, delete: deleteGroup } = shop.use(deliveryGroups)
  const moves = planArrangements(groupItems(split.items, split.groups), requested)
  for (let sent = 0; sent < moves.length; sent += arrangementsPerCall) {
    const arrangements = moves.slice(sent, sent + arrangementsPerCall).map((move) => ({ ...move }))
    const isLast = sent + arrangementsPerCall >= moves.length
    const options = { deleteEmptyDeliveryGroups: deletesEmpty && isLast }
    const { status } = await arrangeItems({ arrangements, options })
    if (status === 'Processing') await settle(shop, isLast)
  }
  if (moves.length > 0 || !deletesEmpty) return
  for (const group of emptyGroups(split)) await deleteGroup({ deliveryGroupId: group.id })
}

const emptyGroups = ({ groups, lines }: Split) =>
  groups.filter(({ id, isDefault }) => !isDefault && lines.every(({ quantities }) => !quantities[id]))

/** Waits for the platform. A server does not: the page that follows does. */
async function settle(shop: Client, isLast: boolean): Promise<void> {
  // The region follows the address of the default group, and that needs the VAT rates.
  await shop
    .use(vatRates)
    .load()
    .catch(() => [])
  const current = await loadReservedCheckout(shop).catch(ignoreWhenDeferred)
  if (current === undefined && !isLast) throw new PartlyArranged('the platform is still working')
  const country = current && mainGroup(current)?.deliveryAddress?.country
  if (country) shop.events.emit('checkoutaddresschanged', { shiptocountry: { CountryCode: country } })
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
