import { useTranslation } from 'react-i18next'
import { useHydrated } from '../../app/use-hydrated'
import { useGuestGoods } from '../guest-cart/use-guest-goods'
import styles from './taken-over.module.css'

/** How much of the guest's cart comes along: what this shop does not sell stays in the browser. */
export function TakenOver() {
  const { t } = useTranslation('login')
  const isKnown = useHydrated()
  const { goods } = useGuestGoods()
  const count = goods.filter(({ kind }) => kind === 'priced').length
  return <p className={styles['note']}>{isKnown && count > 0 ? t('takeOver', { count }) : null}</p>
}
