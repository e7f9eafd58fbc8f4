import { ownOrderNumber } from '@cartonnage/sdk/rules'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData } from 'react-router-dom'
import { loadLater } from '../../shell/load-later'
import type { PageHandle } from '../../shell/page-handle'
import { paths } from '../../shell/paths'
import { Badge } from '../../components/badge'
import { buttonClass } from '../../components/button'
import { CheckIcon } from '../../components/icons'
import { joinClasses } from '../../components/join-classes'
import { Drawing } from '../../drawing/drawing'
import { withDrawings } from '../../drawing/with-drawings'
import { OrderDetails } from '../../shared/order/order-details'
import { OrderItems } from '../../shared/order/order-items'
import { OrderProgress } from '../../shared/order/order-progress'
import { OrderSums } from '../../shared/order/order-sums'
import type { Order } from '../../shared/order/data/order-view'
import { PaperLinks } from '../../shared/order/paper-links'
import { PrintButton } from '../../shared/page-parts/print-button'
import { TransferDetails } from '../../shared/order/transfer-details'
import { WithdrawalInfo } from '../../shared/order/withdrawal-info'
import { AfterGuestOrder } from './after-guest-order'
import type { Confirmation, loadConfirmation } from './data/confirmation-loader'
import styles from './confirmation-page.module.css'
import { MissingOrder } from './missing-order'
import { PendingOrder } from './pending-order'

export const loader = withDrawings(
  loadLater(async () => (await import('./data/confirmation-loader')).loadConfirmation),
)

export const handle: PageHandle<typeof loadConfirmation> = {
  kind: 'order-confirmation',
  title: ({ data, i18n }) =>
    data.state === 'missing'
      ? i18n.t('missing.title', { ns: 'confirmation' })
      : i18n.t('title', { ns: 'confirmation', number: data.orderReferenceNumber }),
}

/** Confirms an order: its number, the items, what happens next, and links. */
export function Component() {
  const confirmation: Confirmation = useLoaderData<typeof loadConfirmation>()
  if (confirmation.state === 'missing') return <MissingOrder {...confirmation} />
  const { orderReferenceNumber, guest } = confirmation
  return (
    <div className="container section">
      <div className={joinClasses('layout-halves', styles.columns)}>
        <section className={styles.text}>
          <Thanks confirmation={confirmation} />
          {confirmation.state === 'pending' ? (
            <PendingOrder />
          ) : (
            <>
              {confirmation.view.transfer === null ? null : (
                <TransferDetails transfer={confirmation.view.transfer} />
              )}
              <OrderProgress
                view={confirmation.view}
                {...(guest === null && { path: paths.order(orderReferenceNumber) })}
              />
              <OrderDetails view={confirmation.view} />
              <NextSteps order={confirmation.view.order} isGuest={guest !== null} />
              {guest === null ? (
                <PaperLinks order={confirmation.view.order} path={paths.order(orderReferenceNumber)} />
              ) : null}
              <WithdrawalInfo view={confirmation.view} />
            </>
          )}
          {guest === null ? (
            <Links orderReferenceNumber={orderReferenceNumber} />
          ) : (
            <AfterGuestOrder guest={guest} orderNumber={orderReferenceNumber} />
          )}
        </section>
        <section className={styles.bought}>
          <PackedBox orderReferenceNumber={orderReferenceNumber} />
          {confirmation.state === 'ready' ? (
            <>
              <OrderItems view={confirmation.view} />
              <OrderSums view={confirmation.view} />
            </>
          ) : null}
        </section>
      </div>
    </div>
  )
}

interface ThanksProps {
  readonly confirmation: Exclude<Confirmation, { readonly state: 'missing' }>
}

/** The heading includes the order number, so that screen readers announce it. */
function Thanks({ confirmation }: ThanksProps) {
  const { t } = useTranslation(['confirmation', 'orders'])
  const { buyerName, orderReferenceNumber } = confirmation
  const isCanceled = confirmation.state === 'ready' && confirmation.view.order.canceledAt !== null
  return (
    <>
      {isCanceled ? (
        <Badge>{t('orders:state.Canceled')}</Badge>
      ) : (
        <Badge variant="fit" icon={<CheckIcon size={17} />}>
          {t('badge')}
        </Badge>
      )}
      <h1 className={styles.thanks}>
        {`${buyerName === null ? t('thanks') : t('thanksNamed', { name: buyerName })} `}
        <span className={styles.number}>
          {`${t('number')} `}
          <strong>{orderReferenceNumber}</strong>
        </span>
      </h1>
      <p className="type-lead">{mailText(confirmation, t)}</p>
      {isWithoutMails(confirmation) ? <TextsOfMail /> : null}
    </>
  )
}

const isWithoutMails = (confirmation: ThanksProps['confirmation']): boolean =>
  confirmation.state === 'ready' && confirmation.view.order.isWithoutMails

function mailText(confirmation: ThanksProps['confirmation'], t: TFunction<'confirmation'>): string {
  const { email } = confirmation
  if (email === null) return t('mailUnnamed')
  return isWithoutMails(confirmation) ? t('withoutMails', { email }) : t('mail', { email })
}

/** What the confirmation would lead to; the right of withdrawal is below. */
function TextsOfMail() {
  const { t } = useTranslation('common')
  return (
    <p className={styles.links}>
      {(['terms', 'guarantee'] as const).map((slug) => (
        <Link key={slug} className="link" to={paths.service(slug)}>
          {t(`service.${slug}`)}
        </Link>
      ))}
    </p>
  )
}

function Links({ orderReferenceNumber }: { readonly orderReferenceNumber: string }) {
  const { t } = useTranslation('confirmation')
  return (
    <p className={styles.links} data-screen-only>
      <Link className={buttonClass({ variant: 'secondary' })} to={paths.order(orderReferenceNumber)}>
        {t('order')}
      </Link>
      <PrintButton />
      <Link className={buttonClass({ variant: 'text' })} to={paths.orders()}>
        {t('orders')}
      </Link>
      <Link className={buttonClass({ variant: 'text' })} to={paths.home()}>
        {t('shop')}
      </Link>
    </p>
  )
}

/** A box with the order's number printed on it. Decorative: the number is next to it. */
function PackedBox({ orderReferenceNumber }: { readonly orderReferenceNumber: string }) {
  return (
    <div className={styles.picture} data-screen-only>
      <Drawing
        kind="box"
        length={400}
        width={300}
        height={240}
        flute="B"
        fit={{ width: 400, height: 300 }}
        print={[orderReferenceNumber, 'CARTONNAGE']}
        fluid
      />
    </div>
  )
}

/** What happens after the order, in sequence, until its packing begins. */
function NextSteps({ order, isGuest }: { readonly order: Order; readonly isGuest: boolean }) {
  const { t } = useTranslation(['confirmation', 'guest-checkout'])
  if (!isAhead(order)) return null
  const number = ownOrderNumber(order.purchaseOrderNumber)
  const isInvoice = order.paymentMethod === null || order.paymentMethod === 'invoice'
  const invoice = number === undefined ? t('next.invoice') : t('next.invoiceNumbered', { number })
  return (
    <section className={styles.next}>
      <h2 className="type-h3">{t('next.heading')}</h2>
      <ol>
        {order.isAwaitingPayment ? <li>{t('next.transfer')}</li> : null}
        <li>{t('next.check')}</li>
        <li>{isGuest ? t('guest-checkout:lookUp') : t('next.status')}</li>
        {order.isAwaitingPayment ? null : <li>{isInvoice ? invoice : t('next.receipt')}</li>}
      </ol>
    </section>
  )
}

/** Neither canceled nor packed, as far as the platform tells. */
const isAhead = ({ canceledAt, deliveryStates: states }: Order): boolean =>
  canceledAt === null && (states.length === 0 || states.some(({ packedAt }) => packedAt === null))
