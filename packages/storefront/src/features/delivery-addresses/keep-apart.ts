import type { Client } from '@cartonnage/sdk'
import type { DeliveryGroup } from '../checkout/checkout-step'
import { createGroup } from './add-group'
import type { GroupAddress } from './add-group'
import { arrange } from './arrange'
import { loadSplit } from './load-split'
import type { Split } from './load-split'

/**
 * Puts the products that leave later into a group of their own that goes to the default address. Does nothing where all of
 * them leave at the same time.
 */
export async function keepApart(shop: Client, { groups, lines }: Split): Promise<void> {
  const address = groups[0]?.deliveryAddress
  const later = lines.filter(({ isLater }) => isLater)
  if (!address || later.length === 0 || later.length === lines.length) return
  const id = await createGroup(shop, { groups, address: toInput(address) })
  const split = await loadSplit(shop)
  const [main] = split.groups
  const requested = later.flatMap(({ productId, quantity, quantities }) => {
    const moved = main === undefined ? quantity : (quantities[main.id] ?? 0)
    const others = split.groups.map((group) => ({
      ...{ productId, deliveryGroupId: group.id },
      quantity: group.id === id ? moved : group.id === main?.id ? 0 : (quantities[group.id] ?? 0),
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
