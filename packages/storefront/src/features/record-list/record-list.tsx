import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths'
import { buttonClass } from '../../components/button'
import { EmptyState } from '../../components/empty-state'
import { CategoryDrawing } from '../drawing/category-drawing'
import type { ShownRecordList } from './load-record-list'
import styles from './record-list.module.css'

export interface RecordListProps {
  readonly list: ShownRecordList
  /** What is listed, for who does not see the heading. */
  readonly caption: string
}

/** Records under the columns of their list, and the way to the rest; without records a word about that. */
export function RecordList({ list, caption }: RecordListProps) {
  const { t } = useTranslation('record-list')
  const { records, nextPageToken, isFirst } = list
  return (
    <>
      {records.length === 0 ? <NoRecords /> : <RecordTable list={list} caption={caption} />}
      <p className={styles['ways']}>
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
  // Columns are called as the platform likes.
  const textOf = (values: Values, name: string) =>
    (Object.hasOwn(values, name) ? values[name] : null) ?? t('unknown')
  if (head === undefined) return null
  return (
    <table className={styles['table']}>
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

function NoRecords() {
  const { t } = useTranslation('record-list')
  return (
    <EmptyState
      drawing={<CategoryDrawing category="boxes" fit={{ width: 190, height: 150 }} />}
      title={t('empty.heading')}
      actions={
        <Link className={buttonClass({ variant: 'primary' })} to={paths.home()}>
          {t('empty.action')}
        </Link>
      }
    >
      {t('empty.text')}
    </EmptyState>
  )
}
