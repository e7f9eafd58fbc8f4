import { useShopClient } from '@cartonnage/react-hooks'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { DeliveryCalendarContext } from '../../shell/delivery-calendar'
import { shopSettings } from '../../shell/shop-settings'
import { afterPaymentText } from '../../shared/delivery/after-payment-text'
import { deliveryKind } from '../../shared/delivery/delivery-kind'
import { DeliveryNotes } from '../../shared/delivery/delivery-notes'
import { daysAfterPayment, methodDays } from '../../shared/delivery/method-days'
import { useDaysText } from '../../shared/delivery-day/use-day-text'
import type { CheckoutGroup } from './delivery-form'
import styles from './review-details.module.css'

interface GroupDeliveryProps {
  readonly group: CheckoutGroup
  /** It is paid in advance: no day is certain before the money comes. */
  readonly isInAdvance: boolean
}

/** How and when a group is delivered, and what the driver has to know. */
export function GroupDelivery({ group, isInAdvance }: GroupDeliveryProps) {
  const { t } = useTranslation(['checkout', 'delivery'])
  const { t: tDelivery } = useTranslation('delivery')
  const { shop } = useShopClient()
  const daysText = useDaysText()
  const calendar = use(DeliveryCalendarContext)
  const method = group.selectedDeliveryMethod
  if (method === null) return null
  const { sender, pickUpAddress } = shopSettings[shop]
  const afterPayment = isInAdvance ? afterPaymentText(daysAfterPayment(method), tDelivery) : undefined
  const days = calendar && methodDays(method, { calendar, sender, address: group.deliveryAddress })
  const isPickUp = deliveryKind(method) === 'pickUp'
  return (
    <>
      {method.name}
      {isPickUp ? (
        <span className={styles.quiet}>{t('delivery.pickUpAt', { address: pickUpAddress.join(', ') })}</span>
      ) : null}
      {afterPayment === undefined ? null : <span className={styles.quiet}>{afterPayment}</span>}
      {days && afterPayment === undefined && group.desiredDeliveryDate === null ? (
        <span className={styles.quiet}>
          {t(isPickUp ? 'delivery:readyDays' : 'delivery:expectedDays', { days: daysText(days) })}
        </span>
      ) : null}
      <DeliveryNotes desiredDate={group.desiredDeliveryDate} instructions={group.shippingInstructions} />
    </>
  )
}
