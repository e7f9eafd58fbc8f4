import { useShopClient } from '@cartonnage/react-hooks'
import { formatPhone, ownOrderNumber, vatIdField } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { FactList } from '../../components/summary-list'
import { formatOrderDate } from './order-date'
import styles from './order-parts.module.css'
import type { Order, OrderView } from './order-view'
import { useAddressLines } from './use-address-lines'
import { useDeliveryTime } from './use-delivery-time'
import { useOrderStatus } from './use-order-status'

/** Date, status, delivery, addresses and payment of an order; what the platform does not say is left out. */
export function OrderDetails({ view }: { readonly view: OrderView }) {
  const { order } = view
  const { t } = useTranslation('orders')
  const { locale } = useShopClient()
  const status = useOrderStatus()
  const deliveryTime = useDeliveryTime()
  const addresses = useAddresses(view)
  const { createdDate } = order
  const attributes = [
    { key: 'date', label: t('detail.date'), value: createdDate && formatOrderDate(createdDate, locale) },
    { key: 'status', label: t('status'), value: order.status && status(order.status) },
    { key: 'expected', label: t('detail.expected'), value: deliveryTime(order) },
    { key: 'method', label: t('detail.method'), value: order.deliveryMethodName },
    ...addresses,
    { key: 'payment', label: t('detail.payment'), value: usePayment(order) },
    {
      key: 'ownNumber',
      label: t('detail.ownNumber'),
      value: ownOrderNumber(order.purchaseOrderNumber),
    },
  ]
  return (
    <FactList
      className={styles['attributes']}
      attributes={attributes.filter(({ value }) => Boolean(value))}
    />
  )
}

/** Where the goods and where the invoice go; the same address is not written twice. */
function useAddresses({ order: { deliveryAddress, billingAddress }, locations }: OrderView) {
  const { t } = useTranslation('orders')
  const toLines = useAddressLines(locations)
  const delivery = deliveryAddress && toLines(deliveryAddress)
  const billing = billingAddress && toLines(billingAddress)
  const isSame = delivery !== null && delivery.join() === billing?.join()
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
    <address className={styles['address']}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}

const paidOnline: readonly (string | null)[] = ['Auth', 'PostAuth', 'ClientRequest']

/** How the order is paid, in words; undefined where the platform does not say. */
function usePayment({ paymentType, purchaseOrderNumber }: Order): string | undefined {
  const { t } = useTranslation('orders')
  if (paymentType === 'SimplePurchaseOrder' || purchaseOrderNumber !== null) return t('detail.invoice')
  return paidOnline.includes(paymentType) ? t('detail.online') : undefined
}
