import { ShopError } from '../../errors/errors'

const isBlank = (id: string | null | undefined): id is null | undefined | '' =>
  typeof id !== 'string' || id.trim() === ''

/** The id of the address to change, or `ADDRESS_ID_REQUIRED` when there is none [5-10], [8-28]. */
export function requireAddressId(id: string | null | undefined): string {
  if (!isBlank(id)) return id
  throw new ShopError('ADDRESS_ID_REQUIRED', 'addressId is required')
}

/** The id of the group whose items are asked for, or `DELIVERY_GROUP_ID_REQUIRED` when there is none [5-11], [8-29]. */
export function requireDeliveryGroupId(id: string | null | undefined): string {
  if (!isBlank(id)) return id
  throw new ShopError('DELIVERY_GROUP_ID_REQUIRED', 'deliveryGroupId required')
}
