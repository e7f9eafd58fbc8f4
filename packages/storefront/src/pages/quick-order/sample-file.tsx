import { useSession } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'

/** Items of both shops. */
const rows = ['1001180;60', '1001190;25', '2000280;36']

/** A small file to begin with, which needs neither scripts nor a server. */
export function SampleFile() {
  const { t } = useTranslation('quick-order')
  const head = `${t('report.faultyHead.number')};${t('report.faultyHead.quantity')}`
  const text = [head, ...rows, ''].join('\r\n')
  return (
    <p className="type-small" data-screen-only>
      <a
        className="link"
        href={`data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeff${text}`)}`}
        download={t('form.sampleName')}
      >
        {t('form.sample')}
      </a>
    </p>
  )
}

/** The other way to order what is ordered often: a buyer's lists, a guest's favourites. */
export function ListsLink() {
  const { t } = useTranslation('quick-order')
  const { isGuest } = useSession()
  return (
    <p className="type-small" data-screen-only>
      <Link className="link" to={isGuest ? paths.favourites() : paths.lists()}>
        {t(isGuest ? 'form.favourites' : 'form.lists')}
      </Link>
    </p>
  )
}
