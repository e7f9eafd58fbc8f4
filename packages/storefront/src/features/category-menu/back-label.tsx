import { useTranslation } from 'react-i18next'
import { ChevronLeftIcon } from '../../components/icons'
import styles from './category-menu.module.css'

/** What the head of an open submenu is in the list of narrow windows: the way back [2.6-8]. */
export function BackLabel() {
  const { t } = useTranslation('common')
  return (
    <span className={styles['back']}>
      <ChevronLeftIcon size={20} /> {t('back')}
    </span>
  )
}
