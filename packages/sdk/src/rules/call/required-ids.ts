import { ShopError } from '../../errors/errors'

const isBlank = (id: string | null | undefined): id is null | undefined | '' =>
  typeof id !== 'string' || id.trim() === ''

/** The id of the address to change. Throws `ADDRESS_ID_REQUIRED` when it is blank. */
export function requireAddressId(id: string | null | undefined): string {
  if (!isBlank(id)) return id
  throw new ShopError('ADDRESS_ID_REQUIRED', 'addressId is required')
}

/** The id of the delivery group whose items are requested. Throws `DELIVERY_GROUP_ID_REQUIRED` when it is blank. */
export function requireDeliveryGroupId(id: string | null | undefined): string {
  if (!isBlank(id)) return id
  throw new ShopError('DELIVERY_GROUP_ID_REQUIRED', 'deliveryGroupId required')
}
