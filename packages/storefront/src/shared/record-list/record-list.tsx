import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { joinClasses } from '../../components/join-classes'
import table from '../../components/responsive-table.module.css'
import { EmptyList } from '../page-parts/empty-list'
import type { RecordListView } from './data/load-record-list'
import styles from './record-list.module.css'

export interface RecordListProps {
  readonly list: RecordListView
  /** The table's caption, for screen readers. */
  readonly caption: string
}

/** The records with links to the other pages, or an empty state. */
export function RecordList({ list, caption }: RecordListProps) {
  const { t } = useTranslation('record-list')
  const { records, nextPageToken, isFirst } = list
  return (
    <>
      {records.length === 0 ? (
        <EmptyList title={t('empty.heading')} action={t('empty.action')}>
          {t('empty.text')}
        </EmptyList>
      ) : (
        <RecordTable list={list} caption={caption} />
      )}
      <p className={styles.links}>
        {isFirst ? null : (
          <Link className="link" to={{ search: '' }}>
            {t('first')}
          </Link>
        )}
        {nextPageToken === null ? null : (
          <Link className="link" to={{ search: new URLSearchParams({ page: nextPageToken }).toString() }}>
            {t('more')}
          </Link>
        )}
      </p>
    </>
  )
}

type Values = RecordListProps['list']['records'][number]['values']

function RecordTable({ list: { columns, records }, caption }: RecordListProps) {
  const { t } = useTranslation('record-list')
  const [head, ...rest] = columns
  // A column may have any name, even that of an object's own members.
  const textOf = (values: Values, name: string) =>
    (Object.hasOwn(values, name) ? values[name] : null) ?? t('unknown')
  if (head === undefined) return null
  return (
    <table className={joinClasses(table.table, table.records, styles.table)}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr className="type-table-head">
          {columns.map(({ name, label }) => (
            <th key={name} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {records.map(({ id, values }) => (
          <tr key={id}>
            <th scope="row">{textOf(values, head.name)}</th>
            {rest.map(({ name, label }) => (
              <td key={name} data-label={label}>
                {textOf(values, name)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
