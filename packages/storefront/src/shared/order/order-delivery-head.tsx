import { formatPhone } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { useAddressLines } from '../address-lines/use-address-lines'
import { isPickUpName } from './delivery-method-name'
import { DeliveryNotes } from '../delivery/delivery-notes'
import { useDeliveryMethod } from './use-delivery-method'
import type { OrderDelivery } from './data/order-deliveries'
import styles from './order-parts.module.css'
import type { Order, OrderView } from './data/order-view'
import { useDeliveryTime } from './use-delivery-time'

interface OrderDeliveryHeadProps {
  readonly view: OrderView
  readonly entry: OrderDelivery
  readonly title: string
}

/** Where one of several deliveries went, and how and when. */
export function OrderDeliveryHead({ view, entry: { id, delivery }, title }: OrderDeliveryHeadProps) {
  const { t } = useTranslation('orders')
  const method = useDeliveryMethod()
  const toLines = useAddressLines(view.locations)
  const time = useDeliveryTime()
  if (delivery === null) return null
  const { address, methodName } = delivery
  const state = view.order.deliveryStates.find(({ deliveryGroupId }) => deliveryGroupId === id)
  const isOver = view.order.canceledAt !== null || hasArrived(state)
  const expected = isOver ? undefined : time(delivery)
  const isPickUp = isPickUpName(methodName)
  // Nothing is delivered to the address of what is picked up.
  const phone = isPickUp ? '' : formatPhone(address?.phoneNumber)
  const lines = address === null || isPickUp ? [] : toLines(address)
  return (
    <div className={styles.head}>
      <h3>{title}</h3>
      <p>
        {lines.join(', ')}
        {phone === '' ? null : (
          <>
            {', '}
            <span className="no-break">{phone}</span>
          </>
        )}
      </p>
      <p>
        {methodName && method(methodName)}
        {expected === undefined
          ? null
          : ` · ${t('detail.labelled', { label: t(isPickUp ? 'detail.expectedReady' : 'detail.expected'), value: expected })}`}
      </p>
      <DeliveryNotes
        desiredDate={delivery.desiredDeliveryDate}
        instructions={delivery.shippingInstructions}
      />
    </div>
  )
}

/** It has, or is ready to be picked up: when it was expected is of no use any more. */
const hasArrived = (state: Order['deliveryStates'][number] | undefined): boolean =>
  state !== undefined && (state.isPickUp ? state.sentAt : state.deliveredAt) !== null
