import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths'
import styles from './keep-shopping.module.css'

/** The way back to the goods, below the lines. */
export function KeepShopping() {
  const { t } = useTranslation('cart')
  return (
    <p className={styles['ways']}>
      <Link className="link" to={paths.home()}>
        {t('keepShopping')}
      </Link>
    </p>
  )
}
