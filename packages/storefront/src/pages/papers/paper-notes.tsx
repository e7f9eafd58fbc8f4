import { useShopClient } from '@cartonnage/react-hooks'
import { isPaymentMethod } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { useHref } from 'react-router-dom'
import { shopSettings } from '../../shell/shop-settings'
import { formatVersion } from '../../shell/text-versions'
import { useShell } from '../../shell/use-shell'
import { useAddressLines } from '../../shared/address-lines/use-address-lines'
import { isPickUpName } from '../../shared/order/delivery-method-name'
import { DeliveryNotes } from '../../shared/delivery/delivery-notes'
import { useDeliveryMethod } from '../../shared/order/use-delivery-method'
import { addDays, formatOrderDate, toDay } from '../../shell/order-date'
import { findOrderTerms } from '../../shared/order/order-terms'
import { useDeliveryTime } from '../../shared/order/use-delivery-time'
import type { Paper } from './paper'
import { isPaid } from './paper'
import styles from './paper.module.css'

/** How the order is paid and delivered, below its amounts. */
export function PaperNotes({ paper }: { readonly paper: Paper }) {
  const { kind, deliveries } = paper
  return (
    <div className={styles.notes}>
      {kind === 'delivery-note' ? null : <PaymentNote paper={paper} />}
      {deliveries.length === 1 ? <DeliveryNote paper={paper} /> : null}
      {kind === 'confirmation' ? <TermsNote paper={paper} /> : null}
    </div>
  )
}

function PaymentNote({ paper: { kind, issuedAt, number, view, transfer } }: { readonly paper: Paper }) {
  const { t } = useTranslation(['papers', 'orders', 'delivery'])
  const { locale, shop } = useShopClient()
  const { order } = view
  const { paymentDays } = shopSettings[shop]
  if (kind === 'invoice' && !isPaid(order)) {
    const day = issuedAt && formatOrderDate(addDays(toDay(issuedAt), paymentDays), locale)
    return <p>{t('papers:payUntil', { date: day, days: paymentDays, number })}</p>
  }
  if (order.canceledAt !== null) {
    return <p>{t(order.paymentState === 'refunded' ? 'papers:canceled.paidBack' : 'papers:paid')}</p>
  }
  const method = isPaymentMethod(order.paymentMethod) ? order.paymentMethod : 'invoice'
  const words =
    method === 'invoice'
      ? t(order.paymentMethod === null && isPaid(order) ? 'orders:detail.online' : 'orders:detail.invoice')
      : t(`orders:detail.paidBy.${method}`)
  return (
    <p>
      {t('papers:payment', { method: words })}{' '}
      {transfer === null && kind === 'invoice' ? t('papers:paid') : null}
      {transfer?.until ? t('delivery:payBy', { date: formatOrderDate(transfer.until, locale) }) : null}
    </p>
  )
}

/** The terms that the order was placed under, with an address to type. */
function TermsNote({ paper: { view } }: { readonly paper: Paper }) {
  const { t } = useTranslation('papers')
  const { locale, shop } = useShopClient()
  const { origin } = useShell()
  const terms = findOrderTerms(view.order, shop)
  const href = useHref(terms?.path ?? '')
  if (terms === undefined) return null
  const address = origin.replace(/^https?:\/\//, '') + href
  return <p>{t('terms', { date: formatVersion(terms.version, locale), address })}</p>
}

/** Address, method and day of the only delivery. */
function DeliveryNote({ paper: { kind, view, deliveries } }: { readonly paper: Paper }) {
  const { t } = useTranslation(['papers', 'orders'])
  const methodText = useDeliveryMethod()
  const toLines = useAddressLines(view.locations)
  const time = useDeliveryTime()
  const { order } = view
  // Never of another one of its deliveries.
  const delivery = deliveries[0]?.delivery ?? null
  const address = delivery === null ? order.deliveryAddress : delivery.address
  const method = delivery === null ? order.deliveryMethodName : delivery.methodName
  const { desiredDeliveryDate, shippingInstructions } = delivery ?? order
  const isPickUp = isPickUpName(method)
  const isExpected = kind === 'confirmation' && order.canceledAt === null
  const expected = isExpected ? time(delivery ?? order) : undefined
  return (
    <>
      {address === null || kind === 'delivery-note' || isPickUp ? null : (
        <p>{t('papers:deliveredTo', { address: toLines(address).join(', ') })}</p>
      )}
      {method === null ? null : <p>{t('papers:method', { method: methodText(method) })}</p>}
      {expected === undefined ? null : (
        <p>
          {t('orders:detail.labelled', {
            label: t(isPickUp ? 'orders:detail.expectedReady' : 'orders:detail.expected'),
            value: expected,
          })}
        </p>
      )}
      <DeliveryNotes
        desiredDate={isExpected ? desiredDeliveryDate : null}
        instructions={kind === 'invoice' ? null : shippingInstructions}
      />
    </>
  )
}
