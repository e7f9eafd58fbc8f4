import { deliveryGroups } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import { isSameRecordId } from '@cartonnage/sdk/rules'
import { deleteGroups } from './delete-groups'
import { loadSplit } from './load-split'
import type { Split } from './load-split'
import { findOutcome } from './find-outcome'
import { emptyGroups } from './split-lines'
import type { SplitGroup } from './split-lines'

/** A saved address by its id, or a whole one. */
export type GroupAddress = Parameters<ReturnType<typeof deliveryGroups>['create']>[0]

/**
 * Adds an address, unless it is there: a form may be sent twice, also at the same time where there are no scripts, and its
 * response may be lost. Errors: `UNKNOWN_OUTCOME`, those of the calls.
 */
export async function addGroup(shop: Client, { groups }: Split, address: GroupAddress): Promise<void> {
  if (groups.some((group) => isAt(group, address))) return
  const id = await createGroup(shop, { groups, address })
  const found = await loadSplit(shop)
  const saved = found.groups.find((group) => group.id === id)?.deliveryAddress
  if (!saved) return
  const isNew = (group: SplitGroup) => groups.every((other) => other.id !== group.id)
  const added = emptyGroups(found).filter((group) => isNew(group) && isEqualAddress(group, saved))
  // The first one stays; a request at the same time keeps the same one.
  await deleteGroups(shop, added.slice(1))
}

interface Creation {
  /** The groups that are there already. */
  readonly groups: readonly SplitGroup[]
  readonly address: GroupAddress
}

/** Creates a group without items and returns its id, also after a lost response. Errors: as {@link addGroup}. */
export async function createGroup(shop: Client, { groups, address }: Creation): Promise<string> {
  const findNew = (found: Split) =>
    found.groups.find((group) => isAt(group, address) && groups.every(({ id }) => id !== group.id))
  try {
    return (await shop.use(deliveryGroups).create(address)).id
  } catch (error) {
    const found = await findOutcome(shop, error, (split) => findNew(split) !== undefined)
    return findNew(found)?.id ?? ''
  }
}

const comparedMembers = [
  'firstName',
  'lastName',
  'companyName',
  'street',
  'postalCode',
  'city',
  'country',
] as const

function isAt(group: SplitGroup, address: GroupAddress): boolean {
  const id = group.deliveryAddress?.id ?? null
  if (address.id !== undefined) return id !== null && isSameRecordId(id, address.id)
  return isEqualAddress(group, address)
}

type AddressMembers = Readonly<Partial<Record<(typeof comparedMembers)[number], string | null | undefined>>>

const isEqualAddress = ({ deliveryAddress }: SplitGroup, address: AddressMembers): boolean =>
  Boolean(deliveryAddress) &&
  comparedMembers.every((name) => (deliveryAddress?.[name] ?? '') === (address[name] ?? ''))
