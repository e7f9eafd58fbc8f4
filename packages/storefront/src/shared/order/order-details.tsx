import { useShopClient } from '@cartonnage/react-hooks'
import {
  formatPhone,
  isPaymentMethod,
  ownOrderNumber,
  readOrderNotes,
  vatIdField,
} from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { AttributeList } from '../../components/summary-list'
import { paths } from '../../shell/paths'
import { formatVersion } from '../../shell/text-versions'
import { isPickUpName } from './delivery-method-name'
import { DeliveryNotes } from '../delivery/delivery-notes'
import { useDayText } from '../delivery-day/use-day-text'
import { useDeliveryMethod } from './use-delivery-method'
import { useAddressLines } from '../address-lines/use-address-lines'
import { useMainPrice } from '../lines/line-amounts'
import { useMaterialsText } from '../product/use-materials-text'
import { formatOrderDate } from '../../shell/order-date'
import { findOrderTerms } from './order-terms'
import { sumOrderMaterials } from './order-materials'
import styles from './order-parts.module.css'
import type { Order, OrderView } from './data/order-view'
import { useDeliveryTime } from './use-delivery-time'
import { useOrderStatus } from './use-order-status'

/** Date, status, delivery, addresses and payment of an order, as far as the platform returns them. */
export function OrderDetails({ view }: { readonly view: OrderView }) {
  const { order } = view
  const { t } = useTranslation('orders')
  const { locale } = useShopClient()
  const status = useStatus(order)
  const addresses = useAddresses(view)
  const delivery = useDelivery(order)
  const { createdDate } = order
  const notes = readOrderNotes(order.customFields)
  const isSplit = view.deliveries.length > 1
  const attributes = [
    { key: 'date', label: t('detail.date'), value: createdDate && formatOrderDate(createdDate, locale) },
    { key: 'status', label: t('status'), value: status },
    // Of several deliveries each has its own, above its items.
    ...(isSplit ? [] : delivery),
    ...addresses.filter(({ key }) => !isSplit || key === 'billing'),
    { key: 'payment', label: t('detail.payment'), value: usePayment(order) },
    {
      key: 'ownNumber',
      label: t('detail.ownNumber'),
      value: ownOrderNumber(order.purchaseOrderNumber),
    },
    { key: 'costCentre', label: t('detail.costCentre'), value: notes.costCentre },
    {
      key: 'remark',
      label: t('detail.remark'),
      value: notes.remark && <span className={styles.remark}>{notes.remark}</span>,
    },
    { key: 'copyTo', label: t('detail.copyTo'), value: notes.copyTo },
    { key: 'terms', label: t('detail.terms'), value: createdDate && <Terms order={order} /> },
    { key: 'offer', label: t('detail.offer'), value: order.quoteId && <OfferLink id={order.quoteId} /> },
    { key: 'materials', label: t('detail.materials'), value: useMaterials(view) },
  ]
  return (
    <AttributeList
      className={styles.attributes}
      attributes={attributes.filter(({ value }) => Boolean(value))}
    />
  )
}

/** The offer whose prices it has. */
function OfferLink({ id }: { readonly id: string }) {
  const { t } = useTranslation('orders')
  return (
    <Link className="link" to={paths.offer(id)}>
      {t('detail.toOffer')}
    </Link>
  )
}

/** When and how the only delivery comes. */
function useDelivery(order: Order) {
  const { t } = useTranslation('orders')
  const { t: tDelivery } = useTranslation('delivery')
  const deliveryTime = useDeliveryTime()
  const method = useDeliveryMethod()
  const dayText = useDayText()
  const desired = order.desiredDeliveryDate?.slice(0, 10)
  const { deliveryMethodName: methodName } = order
  return [
    {
      key: 'expected',
      label: t(isPickUpName(methodName) ? 'detail.expectedReady' : 'detail.expected'),
      value: isExpected(order) ? deliveryTime(order.deliveries[0] ?? order) : null,
    },
    { key: 'desired', label: tDelivery('desiredDate'), value: desired && dayText(desired) },
    {
      key: 'method',
      label: t('detail.method'),
      value: methodName && method(methodName),
    },
    {
      key: 'instructions',
      label: tDelivery('instructions'),
      value: order.shippingInstructions && (
        <DeliveryNotes desiredDate={null} instructions={order.shippingInstructions} />
      ),
    },
  ]
}

/** Nothing where the steps above say more. */
function useStatus({ status, deliveryStates }: Order): string | null {
  const toText = useOrderStatus()
  return deliveryStates.length > 0 ? null : status && toText(status)
}

/** The terms that the order was placed under. */
function Terms({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders')
  const { locale, shop } = useShopClient()
  const terms = findOrderTerms(order, shop)
  if (terms === undefined) return null
  return (
    <Link className="link" to={terms.path}>
      {t('detail.termsOf', { date: formatVersion(terms.version, locale) })}
    </Link>
  )
}

/** Not canceled, not arrived, and on no day that the buyer chose. */
const isExpected = (order: Order): boolean =>
  order.canceledAt === null &&
  !hasArrived(order.deliveryStates) &&
  (!order.desiredDeliveryDate || mayMissDesiredDay(order))

/** All deliveries have, or are ready to be picked up: when they were expected is of no use any more. */
const hasArrived = (states: Order['deliveryStates']): boolean =>
  states.length > 0 &&
  states.every(({ deliveredAt, isPickUp, sentAt }) => (isPickUp ? sentAt : deliveredAt) !== null)

/** What is paid in advance arrives later than wished where the payment came late. */
function mayMissDesiredDay({ paymentMethod, isAwaitingPayment, ...order }: Order): boolean {
  const [expected, desired] = [order.latestEstimatedDeliveryTime, order.desiredDeliveryDate]
  const isLate = (expected ?? '').slice(0, 10) > (desired ?? '').slice(0, 10)
  return paymentMethod === 'prepayment' && (isAwaitingPayment || isLate)
}

/** For a business, which reports what packaging it buys. */
function useMaterials({ order, products }: OrderView): string | null {
  const toText = useMaterialsText()
  const isBusiness = useMainPrice() === 'net'
  const materials = isBusiness ? sumOrderMaterials(order.items, products) : null
  return materials && toText(materials)
}

/** Delivery and billing address; the same address is not repeated. */
function useAddresses({ order, deliveries, locations }: OrderView) {
  const { t } = useTranslation('orders')
  const toLines = useAddressLines(locations)
  const { billingAddress } = order
  // Nothing is delivered to the address of somebody who picks it up.
  const isPickUp = billingAddress !== null && isPickUpName(order.deliveryMethodName)
  const deliveryAddress = isPickUp ? null : order.deliveryAddress
  const delivery = deliveryAddress && toLines(deliveryAddress)
  const billing = billingAddress && toLines(billingAddress)
  // Of several delivery addresses it would not say which one.
  const isSame = deliveries.length < 2 && delivery !== null && delivery.join() === billing?.join()
  const phone = formatPhone(deliveryAddress?.phoneNumber)
  const vatId = billingAddress?.fields[vatIdField]
  const invoice = [
    ...(isSame ? [t('detail.sameAddress')] : (billing ?? [])),
    ...(vatId ? [t('detail.vatIdIs', { vatId })] : []),
  ]
  return [
    {
      key: 'delivery',
      label: t('detail.delivery'),
      value: delivery && <AddressText lines={phone === '' ? delivery : [...delivery, phone]} />,
    },
    {
      key: 'billing',
      label: t('detail.billing'),
      value: invoice.length === 0 ? null : <AddressText lines={invoice} />,
    },
  ]
}

function AddressText({ lines }: { readonly lines: readonly string[] }) {
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}

const paidOnline: readonly (string | null)[] = ['Auth', 'PostAuth', 'ClientRequest']

/** How the order is paid; undefined where the platform does not say. */
function usePayment({ paymentType, paymentMethod, purchaseOrderNumber }: Order): string | undefined {
  const { t } = useTranslation('orders')
  if (isPaymentMethod(paymentMethod) && paymentMethod !== 'invoice')
    return t(`detail.paidBy.${paymentMethod}`)
  if (paymentType === 'SimplePurchaseOrder' || purchaseOrderNumber !== null) return t('detail.invoice')
  return paidOnline.includes(paymentType) ? t('detail.online') : undefined
}
