import { useTranslation } from 'react-i18next'
import { CheckIcon } from '../../components/icons'
import styles from './login-page.module.css'

const benefits = ['order', 'history'] as const

/** What an account is good for. */
export function Benefits() {
  const { t } = useTranslation('login')
  return (
    <div className={styles['benefits']}>
      <h3>{t('benefits.heading')}</h3>
      <ul className={styles['list']}>
        {benefits.map((benefit) => (
          <li key={benefit}>
            <CheckIcon size={17} />
            <span>{t(`benefits.${benefit}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
