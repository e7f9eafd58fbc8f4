import { useShopClient } from '@cartonnage/react-hooks'
import { deliverySteps, isSafeUrl } from '@cartonnage/sdk/rules'
import type { DeliveryStep, OrderMoments } from '@cartonnage/sdk/rules'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckIcon } from '../../components/icons'
import { Note } from '../../components/note'
import { joinClasses } from '../../components/join-classes'
import { carrierName } from '../delivery/carrier-name'
import { deliveryMethodName, isPickUpName } from './delivery-method-name'
import { formatOrderDate } from '../../shell/order-date'
import styles from './order-progress.module.css'
import type { Order, OrderView } from './data/order-view'
import { PrintNote } from './print-note'
import { useOrderRefresh } from './use-order-refresh'
import { useStepText } from './use-step-text'

type DeliveryState = Order['deliveryStates'][number]

interface OrderProgressProps {
  readonly view: OrderView
  /** The address that the pages of this order are below. @default it has to be looked up first */
  readonly path?: string
}

/** How far each delivery of an order is, where it can be followed, and its invoice. Nothing where the platform tells none. */
export function OrderProgress({ view: { order }, path }: OrderProgressProps) {
  const { t } = useTranslation('orders')
  const headingId = useId()
  useOrderRefresh(order)
  const { deliveryStates: states, canceledAt } = order
  if (canceledAt !== null) return <Canceled order={order} at={canceledAt} />
  if (states.length === 0) return null
  return (
    <section className={styles.progress} aria-labelledby={headingId}>
      <h2 id={headingId} className="type-h3">
        {t('progress.heading')}
      </h2>
      {order.isAwaitingPayment ? <p>{t('progress.awaitingPayment')}</p> : null}
      {states.map((state, index) => (
        <div key={state.deliveryGroupId ?? index} className={styles.delivery}>
          {states.length === 1 ? null : (
            <h3>
              {t('detail.deliveryOf', { number: index + 1, count: states.length })}
              <Destination order={order} state={state} />
            </h3>
          )}
          <Steps state={state} order={order} />
          {hasPrinted(order, state) ? <PrintNote order={order} path={path} /> : null}
          <Tracking state={state} />
        </div>
      ))}
      <Invoice order={order} />
    </section>
  )
}

/** Where one of several deliveries goes, and how: with nothing else they are hard to tell apart. */
function Destination({ order, state: { deliveryGroupId: id } }: StepsProps) {
  const { t } = useTranslation('orders')
  const delivery = order.deliveries.find(({ deliveryGroupId }) => id !== null && deliveryGroupId === id)
  const name = delivery?.methodName ?? null
  const city = isPickUpName(name) ? null : delivery?.address?.city
  const parts = [city, name && deliveryMethodName(name, t)].filter(Boolean)
  return parts.length === 0 ? null : <span className={styles.destination}> {parts.join(' · ')}</span>
}

/** Says what becomes of the money: an order by invoice has none. */
function Canceled({ order, at }: { readonly order: Order; readonly at: string }) {
  const { t } = useTranslation('orders')
  const { locale } = useShopClient()
  return (
    <Note kind="info" className={styles.canceled}>
      <p>{t('progress.canceled', { date: formatOrderDate(at, locale) })}</p>
      {order.paidAt === null ? null : <p>{t('progress.refunded')}</p>}
      {order.paidAt === null && order.paymentMethod === 'prepayment' ? (
        <p>{t(order.cancelReason === 'unpaid' ? 'progress.notPaid' : 'progress.nothingToPay')}</p>
      ) : null}
    </Note>
  )
}

interface StepsProps {
  readonly state: DeliveryState
  readonly order: Order
}

/** The list is in sequence; the last step that was taken is marked by a word for screen readers, by weight and by its sign. */
function Steps({ state, order }: StepsProps) {
  const text = useStepText()
  return (
    <ol className={styles.steps}>
      {deliverySteps(state, momentsOf(order, state)).map((step) => (
        <li
          key={step.name}
          className={joinClasses(styles.step, styles[step.state])}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className={styles.sign} aria-hidden="true">
            {step.state === 'ahead' ? null : <CheckIcon size={14} />}
          </span>
          <span>{text(step.name, state.isPickUp)}</span>
          <StepTime step={step} />
        </li>
      ))}
    </ol>
  )
}

/** The payment is a step of its own where the order waits for it, and so are file and approval of what is printed. */
function momentsOf(order: Order, state: DeliveryState): OrderMoments {
  const { createdDate: receivedAt, paymentMethod, paidAt, isAwaitingPayment } = order
  const isInAdvance = paymentMethod === 'prepayment' && (isAwaitingPayment || paidAt !== null)
  return {
    receivedAt,
    ...(isInAdvance && { paidAt }),
    ...(hasPrinted(order, state) && { artworkAt: order.artworkAt, approvedAt: order.printApprovedAt }),
  }
}

/** Whether something is printed for a delivery. An item without a delivery may be in any. */
const hasPrinted = ({ items }: Order, { deliveryGroupId: id }: DeliveryState): boolean =>
  items.some(
    ({ isPrinted, deliveryGroupId }) =>
      isPrinted && (id === null || deliveryGroupId === null || deliveryGroupId === id),
  )

function StepTime({ step: { at, state } }: { readonly step: DeliveryStep }) {
  const { t } = useTranslation('orders')
  const { locale } = useShopClient()
  if (state === 'ahead') return <span className={styles.time}>{t('progress.ahead')}</span>
  if (at === null) return null
  return (
    <time className={styles.time} dateTime={at}>
      {formatOrderDate(at, locale)}
    </time>
  )
}

function Tracking({ state: { carrier, trackingNumber, trackingUrl } }: { readonly state: DeliveryState }) {
  const { t } = useTranslation(['orders', 'footer'])
  const { t: tDelivery } = useTranslation('delivery')
  if (trackingNumber === null) return null
  const number =
    carrier === null
      ? t('progress.trackingOnly', { number: trackingNumber })
      : t('progress.tracking', { carrier: carrierName(carrier, tDelivery), number: trackingNumber })
  return (
    <p className={styles.tracking}>
      {number}
      {isPublicUrl(trackingUrl) ? (
        <a className="link" href={trackingUrl} target="_blank" rel="noopener">
          {t('progress.follow')}
          <span className="visually-hidden">{` ${t('footer:newTab')}`}</span>
        </a>
      ) : null}
    </p>
  )
}

/** A carrier's page; a path would be one of the shop's own. */
const isPublicUrl = (url: string | null): url is string =>
  url !== null && isSafeUrl(url, { origin: URL.parse(url)?.origin ?? '', allow: 'http' })

function Invoice({ order: { invoiceNumber, invoicedAt } }: { readonly order: Order }) {
  const { t } = useTranslation('orders')
  const { locale } = useShopClient()
  if (invoiceNumber === null || invoicedAt === null) return null
  return <p>{t('progress.invoice', { number: invoiceNumber, date: formatOrderDate(invoicedAt, locale) })}</p>
}
