import { useTranslation } from 'react-i18next'
import { LookAgain } from './look-again'
import styles from './confirmation-page.module.css'
import { useOrderLooks } from './use-order-looks'

/** Stands where the order's content will be: the platform writes it down after it has said the number. */
export function PendingOrder() {
  const { t } = useTranslation('confirmation')
  const isSlow = useOrderLooks()
  return (
    <div className={styles['pending']}>
      <p role="status">{isSlow ? t('pending.slow') : t('pending.text')}</p>
      <p>
        <LookAgain />
      </p>
    </div>
  )
}
