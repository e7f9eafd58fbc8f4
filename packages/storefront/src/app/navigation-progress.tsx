import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router-dom'
import styles from './navigation-progress.module.css'

/**
 * A thin bar at the top of the window while the next page loads; it belongs into a landmark. Quick navigations end
 * before it becomes visible.
 */
export function NavigationProgress() {
  const { t } = useTranslation('common')
  if (useNavigation().state === 'idle') return null
  return <div className={styles['progress']} role="progressbar" aria-label={t('loading')} />
}
