import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { ChevronRightIcon, ListIcon } from '../../components/icons'
import { joinClasses } from '../../components/join-classes'
import styles from './user-menu.module.css'

interface QuickOrderLinkProps {
  /** A row of the menu of narrow windows, whose header has no room for it. */
  readonly isRow?: boolean
}

/** Leads shoppers who have a list of item numbers to where they enter it. */
export function QuickOrderLink({ isRow = false }: QuickOrderLinkProps) {
  const { t } = useTranslation('header')
  return (
    <Link className={isRow ? styles.line : joinClasses(styles.guest, styles.wide)} to={paths.quickOrder()}>
      <ListIcon />
      <span className={isRow ? undefined : styles.text}>{t('quickOrder')}</span>
      {isRow ? <ChevronRightIcon size={20} /> : null}
    </Link>
  )
}
