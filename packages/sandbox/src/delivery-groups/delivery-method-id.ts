import { withCheckCharacters } from '../record-id'
import type { DeliveryMethod } from './delivery-methods'

const ids = {
  parcel: withCheckCharacters('2DmCN000PARCEL0'),
  freight: withCheckCharacters('2DmCN00FREIGHT0'),
}

/** The record id of a way of delivery, the same in every checkout. */
export const deliveryMethodId = ({ kind }: Pick<DeliveryMethod, 'kind'>): string => ids[kind]
