import { useShopClient } from '@cartonnage/react-hooks'
import { ownOrderNumber, readOrderNotes } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { shopSettings } from '../../shell/shop-settings'
import { carrierName } from '../../shared/delivery/carrier-name'
import { addDays, formatOrderDate, toDay } from '../../shell/order-date'
import type { Paper } from './paper'
import { isPaid, stateOf, supplyDay, vatIdOf } from './paper'
import styles from './paper.module.css'

/** Numbers and dates of a paper, in the block beside its address. */
export function PaperAttributes({ paper }: { readonly paper: Paper }) {
  const rows = useAttributes(paper)
  return (
    <dl className={styles.facts}>
      {rows
        .filter(({ value }) => Boolean(value))
        .map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

function useAttributes({ kind, number, issuedAt, view, deliveries, transfer }: Paper) {
  const { t } = useTranslation(['papers', 'orders'])
  const { locale, shop } = useShopClient()
  const { order } = view
  const date = (instant: string | null) => instant && formatOrderDate(instant, locale)
  const isInvoice = kind === 'invoice'
  const isOnly = deliveries.length === 1
  const [first] = deliveries
  const state = isOnly && first ? stateOf(order, first) : undefined
  const { t: tDelivery } = useTranslation('delivery')
  const carrier = kind === 'delivery-note' ? state?.carrier : null
  const due = isInvoice && issuedAt !== null && !isPaid(order)
  // The confirmation of an order in advance, too, says until when to pay.
  const dueDay = due ? addDays(toDay(issuedAt), shopSettings[shop].paymentDays) : (transfer?.until ?? null)
  return [
    { key: 'number', label: t(`papers:number.${kind}`), value: number },
    { key: 'date', label: t('papers:date'), value: date(issuedAt) },
    { key: 'supplied', label: t('papers:supplied'), value: isInvoice ? date(supplyDay(order)) : null },
    { key: 'due', label: t(due ? 'papers:due' : 'orders:transfer.until'), value: date(dueDay) },
    {
      key: 'order',
      label: t('orders:number'),
      value: kind === 'confirmation' ? null : order.orderReferenceNumber,
    },
    {
      key: 'ordered',
      label: t('orders:detail.date'),
      value: kind === 'confirmation' ? null : date(order.createdDate),
    },
    {
      key: 'note',
      label: t('papers:number.delivery-note'),
      value: isInvoice ? (state?.deliveryNoteNumber ?? null) : null,
    },
    {
      key: 'own',
      label: t('orders:detail.ownNumber'),
      value: ownOrderNumber(order.purchaseOrderNumber),
    },
    {
      key: 'costCentre',
      label: t('orders:detail.costCentre'),
      value: readOrderNotes(order.customFields).costCentre,
    },
    { key: 'vatId', label: t('papers:buyerVatId'), value: kind === 'delivery-note' ? null : vatIdOf(order) },
    { key: 'carrier', label: t('papers:carrier'), value: carrier && carrierName(carrier, tDelivery) },
    {
      key: 'tracking',
      label: t('papers:tracking'),
      value: kind === 'delivery-note' ? state?.trackingNumber : null,
    },
  ]
}
