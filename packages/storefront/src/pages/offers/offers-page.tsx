import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router-dom'
import { loadLater } from '../../shell/load-later'
import type { PageHandle } from '../../shell/page-handle'
import { RecordList } from '../../shared/record-list/record-list'
import styles from '../../shared/record-list/record-list.module.css'

export const loader = loadLater(
  async () => (await import('../../shared/record-list/data/load-record-list')).loadOffers,
)

export const handle: PageHandle<typeof loader> = {
  kind: 'account',
  title: ({ i18n }) => i18n.t('title', { ns: 'offers' }),
}

/** The offers that a private buyer has requested: the platform's quotes. */
export function Component() {
  const { t } = useTranslation('offers')
  const list = useLoaderData<typeof loader>()
  return (
    <section className={`container ${styles.page}`}>
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      <RecordList list={list} caption={t('title')} />
    </section>
  )
}
