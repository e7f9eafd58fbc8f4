import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router-dom'
import { loadLater } from '../../shell/load-later'
import type { PageHandle } from '../../shell/page-handle'
import styles from '../../shared/record-list/record-list.module.css'
import { RecordList } from '../../shared/record-list/record-list'

export const loader = loadLater(
  async () => (await import('../../shared/record-list/data/load-record-list')).loadRequestedList,
)

export const handle: PageHandle<typeof loader> = {
  kind: 'account',
  title: ({ data, i18n }) => data.label ?? i18n.t('title', { ns: 'record-list' }),
}

/** The list page of a platform object, linked by menus. The organisation configures its columns. */
export function Component() {
  const { t } = useTranslation('record-list')
  const list = useLoaderData<typeof loader>()
  const title = list.label ?? t('title')
  return (
    <section className={`container ${styles.page}`}>
      <h1>{title}</h1>
      <RecordList list={list} caption={title} />
    </section>
  )
}
