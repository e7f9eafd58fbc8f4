import { useTranslation } from 'react-i18next'
import { useActionData } from 'react-router-dom'
import { loadLater } from '../../shell/load-later'
import type { PageHandle } from '../../shell/page-handle'
import { usePageQuery } from '../../shell/use-shared-location'
import type { sendRequest } from './data/request-action'
import { MailStep } from './mail-step'
import { RequestForm } from './request-form'
import { readRequestStart } from './request-query'
import styles from './request.module.css'

export const action = loadLater(async () => (await import('./data/request-action')).sendRequest)

export const handle: PageHandle = {
  kind: 'content',
  title: ({ i18n }) => i18n.t('title', { ns: 'request' }),
  description: ({ i18n }) => i18n.t('metaDescription', { ns: 'request' }),
  canonicalPath: () => '/request',
}

/** Asking for a box made to measure: a form, with the box drawn beside it. */
export function Component() {
  const { t } = useTranslation('request')
  const response = useActionData<typeof sendRequest>()
  const start = readRequestStart(usePageQuery())
  if (response?.step === 'mail') return <MailStep response={response} />
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className="type-lead">{t('lead')}</p>
      </header>
      {/* Another address is another form. */}
      <RequestForm key={JSON.stringify(start)} start={start} response={response} />
    </div>
  )
}
