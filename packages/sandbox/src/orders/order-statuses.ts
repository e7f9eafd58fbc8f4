import { type ShopLocale, translate, type Translations } from '../shop'

/** A status of an order, which it has from so many ms after it was placed. */
interface OrderStatus {
  readonly apiName: string
  readonly from: number
  readonly labels: Translations
}

const hours = (count: number) => count * 3_600_000

const created: OrderStatus = {
  apiName: 'Created',
  from: 0,
  labels: { de: 'Erfasst', fr: 'Enregistrée', en: 'Created' },
}

/** The statuses of an order in sequence. */
export const orderStatuses: readonly OrderStatus[] = [
  created,
  {
    apiName: 'InFulfilment',
    from: hours(4),
    labels: { de: 'In Bearbeitung', fr: 'En préparation', en: 'In fulfilment' },
  },
  { apiName: 'Shipped', from: hours(24), labels: { de: 'Versandt', fr: 'Expédiée', en: 'Shipped' } },
  { apiName: 'Delivered', from: hours(72), labels: { de: 'Zugestellt', fr: 'Livrée', en: 'Delivered' } },
]

/** The status of an order that was placed at `createdAt`, at the moment `now`. */
export const orderStatusAt = (createdAt: number, now: number): OrderStatus =>
  orderStatuses.findLast(({ from }) => now - createdAt >= from) ?? created

/** The status in the language of the call. */
export const orderStatusLabel = ({ labels }: OrderStatus, locale: ShopLocale): string =>
  translate(labels, locale)
