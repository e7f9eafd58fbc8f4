import { type ShopLocale, translate, type Translations } from '../../shop'

/** A status of an order. */
interface OrderStatus {
  readonly apiName: string
  readonly labels: Translations
}

const created: OrderStatus = {
  apiName: 'Created',
  labels: { de: 'Erfasst', fr: 'Enregistrée', en: 'Created' },
}

/** The statuses of an order: in sequence, and the one of an order that goes no further. */
export const orderStatuses: readonly OrderStatus[] = [
  created,
  { apiName: 'InFulfilment', labels: { de: 'In Bearbeitung', fr: 'En préparation', en: 'In fulfilment' } },
  { apiName: 'Shipped', labels: { de: 'Versandt', fr: 'Expédiée', en: 'Shipped' } },
  { apiName: 'Delivered', labels: { de: 'Zugestellt', fr: 'Livrée', en: 'Delivered' } },
  { apiName: 'Canceled', labels: { de: 'Storniert', fr: 'Annulée', en: 'Canceled' } },
]

/** How far a delivery of an order is; each member is the moment of a step that was taken. */
interface TakenSteps {
  readonly packedAt: number | null
  readonly sentAt: number | null
  readonly deliveredAt: number | null
}

/**
 * The status of an order by its deliveries: in fulfilment from the first that is packed, shipped and delivered with the
 * last one.
 */
export function orderStatusOf(deliveries: readonly TakenSteps[]): string {
  if (deliveries.length === 0) return created.apiName
  if (deliveries.every(({ deliveredAt }) => deliveredAt !== null)) return 'Delivered'
  if (deliveries.every(({ sentAt }) => sentAt !== null)) return 'Shipped'
  return deliveries.some(({ packedAt }) => packedAt !== null) ? 'InFulfilment' : created.apiName
}

/** The status in the language of the call. */
export const orderStatusLabel = (apiName: string, locale: ShopLocale): string =>
  translate((orderStatuses.find((status) => status.apiName === apiName) ?? created).labels, locale)
