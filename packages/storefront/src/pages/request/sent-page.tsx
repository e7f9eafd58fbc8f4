import { forgetUnsentRequest, useShopClient } from '@cartonnage/react-hooks'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData } from 'react-router-dom'
import { buttonClass } from '../../components/button'
import { Note } from '../../components/note'
import { statusOf } from '../../shared/requests/request-list'
import { useRequestText } from '../../shared/requests/use-request-text'
import { PrintButton } from '../../shared/page-parts/print-button'
import { loadLater } from '../../shell/load-later'
import { formatOrderDate } from '../../shell/order-date'
import type { PageHandle } from '../../shell/page-handle'
import { paths } from '../../shell/paths'
import type { loadSentRequest } from './data/sent-loader'
import { RequestDetails } from './request-details'
import styles from './request.module.css'

export const loader = loadLater(async () => (await import('./data/sent-loader')).loadSentRequest)

/** `account`: neither robots nor caches may keep personal data. */
export const handle: PageHandle<typeof loadSentRequest> = {
  kind: 'account',
  isConfidential: true,
  title: ({ i18n }) => i18n.t('sent.title', { ns: 'request' }),
}

/** A request that was sent: its number, what happens next, and a copy to print. */
export function Component() {
  const { t } = useTranslation('request')
  const client = useShopClient()
  const { request, isBuyer } = useLoaderData<typeof loadSentRequest>()
  const { requestNumber: number, email } = request
  useEffect(() => forgetUnsentRequest(client), [client])
  return (
    <article className={`container ${styles.sent}`}>
      <h1>{t('sent.title')}</h1>
      <Note kind="success" role="status">
        {email === null ? t('sent.noteWithoutMail', { number }) : t('sent.note', { number, email })}
      </Note>
      <NextSteps isBuyer={isBuyer} isPrinted={request.printColours > 0 || request.isPrintedInside} />
      <h2 className="type-h3">{t('sent.data')}</h2>
      <SentDetails />
      <div className={styles.actions} data-screen-only>
        {isBuyer ? (
          <Link className={buttonClass({ variant: 'primary' })} to={paths.offers()}>
            {t('sent.offers')}
          </Link>
        ) : null}
        <PrintButton />
        <Link className={buttonClass()} to={paths.request()}>
          {t('sent.another')}
        </Link>
        <Link className={buttonClass()} to={paths.home()}>
          {t('sent.home')}
        </Link>
      </div>
    </article>
  )
}

function SentDetails() {
  const { t } = useTranslation(['request', 'requests'])
  const { locale } = useShopClient()
  const { pieces } = useRequestText()
  const { request } = useLoaderData<typeof loadSentRequest>()
  const { requestNumber, receivedAt, quotes } = request
  const offers = quotes.map(({ quoteId, quantity }) => (
    <li key={quoteId}>
      <Link className="link" to={paths.offer(quoteId)}>
        {pieces(quantity)}
      </Link>
    </li>
  ))
  return (
    <RequestDetails
      request={request}
      first={[
        { key: 'number', label: t('fact.number'), value: requestNumber },
        { key: 'receivedAt', label: t('fact.receivedAt'), value: formatOrderDate(receivedAt, locale) },
        { key: 'status', label: t('fact.status'), value: t(`requests:status.${statusOf(request)}`) },
      ]}
      last={offers.length === 0 ? [] : [{ key: 'quotes', label: t('fact.quotes'), value: <ul>{offers}</ul> }]}
    />
  )
}

interface NextStepsProps {
  readonly isBuyer: boolean
  readonly isPrinted: boolean
}

function NextSteps({ isBuyer, isPrinted }: NextStepsProps) {
  const { t } = useTranslation('request')
  return (
    <section className={styles.next}>
      <h2 className="type-h3">{t('sent.next')}</h2>
      <ol>
        <li>{t('sent.check')}</li>
        <li>{isBuyer ? t('sent.priceBuyer') : t('sent.priceGuest')}</li>
        {isPrinted ? <li>{t('sent.print')}</li> : null}
      </ol>
    </section>
  )
}
