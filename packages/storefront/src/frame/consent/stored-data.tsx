import { useTranslation } from 'react-i18next'
import styles from './consent-settings.module.css'

/** What the shop needs to work, and how long it is stored. */
const stored = [
  { key: 'cart', time: 'untilDeleted' },
  { key: 'language', time: 'year' },
  { key: 'login', time: 'session' },
  { key: 'boxFinder', time: 'untilDeleted' },
  { key: 'typed', time: 'tab' },
  { key: 'choice', time: 'year' },
  { key: 'page', time: 'tab' },
] as const

/** What is stored in the visitor's browser in any case; collapsed at first, so that the choice stays visible. */
export function StoredData() {
  const { t } = useTranslation('consent')
  return (
    <details className={styles.details}>
      <summary>{t('more')}</summary>
      <StoredTable />
    </details>
  )
}

function StoredTable() {
  const { t } = useTranslation('consent')
  return (
    <table className={styles.stored}>
      <caption className="visually-hidden">{t('stored.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('stored.name')}</th>
          <th scope="col">{t('stored.what')}</th>
          <th scope="col">{t('stored.time')}</th>
        </tr>
      </thead>
      <tbody>
        {stored.map(({ key, time }) => (
          <tr key={key}>
            <th scope="row">{t(`stored.${key}`)}</th>
            <td>{t(`stored.${key}Text`)}</td>
            <td>{t(`stored.${time}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
