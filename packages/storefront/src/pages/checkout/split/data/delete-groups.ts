import { deliveryGroups } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import { isNoAddress } from '../../checkout-problem'
import type { SplitGroup } from './split-lines'

/** Deletes groups; one that is gone already is no error. */
export async function deleteGroups(shop: Client, groups: readonly SplitGroup[]): Promise<void> {
  const { delete: deleteGroup } = shop.use(deliveryGroups)
  for (const { id } of groups) await deleteGroup({ deliveryGroupId: id }).catch(ignoreWhenGone)
}

function ignoreWhenGone(error: unknown): void {
  if (!isNoAddress(error)) throw error
}
