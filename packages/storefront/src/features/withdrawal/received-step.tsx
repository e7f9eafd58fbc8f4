import { useShopClient } from '@cartonnage/react-hooks'
import type { ShopLocale } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { buttonClass } from '../../components/button'
import { Note } from '../../components/note'
import { useResponseFocus } from '../../forms/use-response-focus'
import { DeclarationDetails } from './declaration-details'
import type { WithdrawalResponse } from './withdrawal-action'
import styles from './withdrawal-page.module.css'

interface ReceivedStepProps {
  readonly response: Extract<WithdrawalResponse, { step: 'received' }>
}

/** The receipt: the declaration with date and time. */
export function ReceivedStep({ response }: ReceivedStepProps) {
  const { t } = useTranslation('withdrawal')
  const { locale } = useShopClient()
  const heading = useResponseFocus<HTMLHeadingElement>(response)
  const { declaration, receipt } = response
  const { withdrawalId, receivedAt } = receipt
  const moment = formatReceivedAt(receivedAt, locale)
  const { email, orderReferenceNumber: order } = declaration
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {t('received.title')}
      </h1>
      <Note kind="success" role="status">
        {t('received.note', { moment, email })} {t('received.keep')}
      </Note>
      <DeclarationDetails
        declaration={declaration}
        first={[
          { key: 'id', label: t('fact.id'), value: withdrawalId },
          {
            key: 'receivedAt',
            label: t('fact.receivedAt'),
            value: <time dateTime={receivedAt}>{moment}</time>,
          },
        ]}
      />
      <section className={styles['next']}>
        <h2 className="type-h3">{t('received.next')}</h2>
        <ol>
          <li>{t('received.check', { order })}</li>
          <li>{t('received.back')}</li>
          <li>{t('received.refund')}</li>
        </ol>
      </section>
      <p className={styles['actions']}>
        <Link className={buttonClass({ variant: 'secondary' })} to={paths.orders()}>
          {t('received.orders')}
        </Link>
        <Link className={buttonClass()} to={paths.home()}>
          {t('received.home')}
        </Link>
      </p>
    </>
  )
}

const timeZone = 'Europe/Berlin'

/** `22. November 2026, 10:00:00 MEZ`: day and time of an instant (ISO 8601) in Germany. */
function formatReceivedAt(receivedAt: string, locale: ShopLocale): string {
  const moment = new Date(receivedAt)
  const day = new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'long', year: 'numeric' })
  // Two formats, because how one format joins day and time differs between server and browser.
  const time = new Intl.DateTimeFormat(locale, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  })
  return `${day.format(moment)}, ${time.format(moment)}`
}
