import { useShopClient } from '@cartonnage/react-hooks'
import type { ShopLocale } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData } from 'react-router-dom'
import { buttonClass } from '../../components/button'
import { Note } from '../../components/note'
import { UnbrokenPart } from '../../components/unbroken-part'
import { loadLater } from '../../shell/load-later'
import type { PageHandle } from '../../shell/page-handle'
import { paths } from '../../shell/paths'
import { sellerAddressLines } from '../../shell/sellers'
import { PrintButton } from '../../shared/page-parts/print-button'
import { DeclarationDetails } from './declaration-details'
import type { loadReceipt } from './data/receipt-loader'
import styles from './withdrawal-page.module.css'

export const loader = loadLater(async () => (await import('./data/receipt-loader')).loadReceipt)

/** `account`: neither robots nor caches may keep personal data. */
export const handle: PageHandle<typeof loadReceipt> = {
  kind: 'account',
  isConfidential: true,
  title: ({ i18n }) => i18n.t('received.title', { ns: 'withdrawal' }),
}

/** The receipt of a withdrawal, at an address of its own: the declaration with date and time. */
export function Component() {
  const { t } = useTranslation('withdrawal')
  const { locale, shop } = useShopClient()
  const received = useLoaderData<typeof loadReceipt>()
  const { withdrawalId, receivedAt, email } = received
  const moment = formatReceivedAt(receivedAt, locale)
  return (
    <article className={`container ${styles.page}`}>
      <h1>{t('received.title')}</h1>
      <Note kind="success" role="status">
        {t('received.note', { moment, email })} {t('received.keep')}
      </Note>
      <DeclarationDetails
        declaration={received}
        first={[
          { key: 'id', label: t('fact.id'), value: withdrawalId },
          {
            key: 'receivedAt',
            label: t('fact.receivedAt'),
            value: <time dateTime={receivedAt}>{moment}</time>,
          },
        ]}
      />
      <NextSteps receipt={received} address={sellerAddressLines(shop).join(', ')} />
      <div className={styles.actions} data-screen-only>
        <PrintButton />
        <Link className={buttonClass()} to={paths.orders()}>
          {t('received.orders')}
        </Link>
        <Link className={buttonClass()} to={paths.home()}>
          {t('received.home')}
        </Link>
      </div>
    </article>
  )
}

interface NextStepsProps {
  readonly receipt: ReturnType<typeof useLoaderData<typeof loadReceipt>>
  /** Where the items go. */
  readonly address: string
}

function NextSteps({ receipt: { orderReferenceNumber: order, withdrawalId: id }, address }: NextStepsProps) {
  const { t } = useTranslation('withdrawal')
  return (
    <section className={styles.next}>
      <h2 className="type-h3">{t('received.next')}</h2>
      <ol>
        <li>{t('received.check', { order })}</li>
        <li>
          <UnbrokenPart text={t('received.back', { address, id })} part={id} />
        </li>
        <li>{t('received.refund')}</li>
      </ol>
    </section>
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
