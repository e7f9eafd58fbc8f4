import type { Client } from '@cartonnage/sdk'
import type { DeliveryGroup } from '../../checkout-step'
import { createGroup } from './add-group'
import type { GroupAddress } from './add-group'
import { arrange } from './arrange'
import { loadSplit } from './load-split'
import type { Split } from './load-split'

/**
 * Puts what leaves later into a group of its own that goes to the default address: products, or a part of their quantity.
 * Does nothing where all of them leave at the same time.
 */
export async function splitLateGoods(shop: Client, { groups, lines }: Split): Promise<void> {
  const address = groups[0]?.deliveryAddress
  const later = lines.filter((line) => line.later > 0)
  const isAll = lines.every((line) => line.later === line.quantity)
  if (!address || later.length === 0 || isAll) return
  const id = await createGroup(shop, { groups, address: toInput(address) })
  const split = await loadSplit(shop)
  const [main] = split.groups
  const requested = later.flatMap(({ productId, later: rest, quantities }) => {
    const inMain = main === undefined ? rest : (quantities[main.id] ?? 0)
    const moved = Math.min(rest, inMain)
    const others = split.groups.map((group) => ({
      productId,
      deliveryGroupId: group.id,
      quantity: group.id === id ? moved : (quantities[group.id] ?? 0) - (group.id === main?.id ? moved : 0),
    }))
    return others
  })
  await arrange(shop, { split, requested, deletesEmpty: true })
}

/** The members that a request may have: a saved address by its id. */
function toInput({
  id,
  phoneNumber,
  ...address
}: NonNullable<DeliveryGroup['deliveryAddress']>): GroupAddress {
  if (id !== null) return { id }
  const { name, firstName, lastName, companyName, street, city, region, postalCode, country } = address
  const members = { name, firstName, lastName, companyName, street, city, region, postalCode, country }
  return Object.fromEntries(
    Object.entries({ ...members, shipToPhoneNumber: phoneNumber }).filter(([, value]) => value !== null),
  )
}
