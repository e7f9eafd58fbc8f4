import { useTranslation } from 'react-i18next'
import { Link, useLoaderData } from 'react-router-dom'
import type { PageHandle } from '../../app/page-handle'
import { paths } from '../../app/paths'
import { Badge } from '../../components/badge'
import { buttonClass } from '../../components/button'
import { CheckIcon } from '../../components/icons'
import { joinClasses } from '../../components/join-classes'
import { BoxDrawing } from '../drawing/box-drawing'
import { OrderDetails } from '../orders/order-details'
import { OrderGoods } from '../orders/order-goods'
import { OrderSums } from '../orders/order-sums'
import { PrintButton } from '../orders/print-button'
import { WithdrawalInfo } from '../orders/withdrawal-info'
import type { Confirmation, loadConfirmation } from './confirmation-loader'
import styles from './confirmation-page.module.css'
import { MissingOrder } from './missing-order'
import { NextSteps } from './next-steps'
import { PendingOrder } from './pending-order'

export { loadConfirmation as loader } from './confirmation-loader'

export const handle: PageHandle<typeof loadConfirmation> = {
  kind: 'order-confirmation',
  title: ({ data, i18n }) =>
    data.state === 'missing'
      ? i18n.t('missing.title', { ns: 'confirmation' })
      : i18n.t('title', { ns: 'confirmation', number: data.orderReferenceNumber }),
}

/** The order stands: its number, what was bought, what happens next, and where to go on. */
export function Component() {
  const confirmation: Confirmation = useLoaderData<typeof loadConfirmation>()
  if (confirmation.state === 'missing') return <MissingOrder {...confirmation} />
  const { orderReferenceNumber } = confirmation
  return (
    <div className="container section">
      <div className={joinClasses('layout-halves', styles['columns'])}>
        <section className={styles['words']}>
          <Thanks confirmation={confirmation} />
          {confirmation.state === 'pending' ? (
            <PendingOrder />
          ) : (
            <>
              <OrderDetails view={confirmation.view} />
              <NextSteps order={confirmation.view.order} />
              <WithdrawalInfo view={confirmation.view} />
            </>
          )}
          <Ways orderReferenceNumber={orderReferenceNumber} />
        </section>
        <section className={styles['bought']}>
          <PackedBox orderReferenceNumber={orderReferenceNumber} />
          {confirmation.state === 'ready' ? (
            <>
              <OrderGoods view={confirmation.view} />
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

/** The heading names the order, so that whoever only hears it knows the number. */
function Thanks({ confirmation: { buyerName, orderReferenceNumber, email } }: ThanksProps) {
  const { t } = useTranslation('confirmation')
  return (
    <>
      <Badge variant="fit" icon={<CheckIcon size={17} />}>
        {t('badge')}
      </Badge>
      <h1 className={styles['thanks']}>
        {buyerName === null ? t('thanks') : t('thanksNamed', { name: buyerName })}{' '}
        <span className={styles['number']}>
          {t('number')} <strong>{orderReferenceNumber}</strong>
        </span>
      </h1>
      <p className="type-lead">{email === null ? t('mailUnnamed') : t('mail', { email })}</p>
    </>
  )
}

function Ways({ orderReferenceNumber }: { readonly orderReferenceNumber: string }) {
  const { t } = useTranslation('confirmation')
  return (
    <p className={styles['ways']} data-screen-only>
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

/** A box with the order's number printed on it. Decoration: the number stands beside it. */
function PackedBox({ orderReferenceNumber }: { readonly orderReferenceNumber: string }) {
  return (
    <div className={styles['picture']} data-screen-only>
      <BoxDrawing
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
