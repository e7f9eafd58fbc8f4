import { useShop } from '@cartonnage/react-hooks'
import { readPromoText } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { shopSettings } from '../../app/shop-settings'
import { joinClasses } from '../../components/join-classes'
import styles from './promo-strip.module.css'

/** The offer for new customers; its text is a label of the shop, shown from two characters on [2.2-1], [9-18]. */
export function PromoStrip() {
  const { t } = useTranslation('header')
  const { shop } = useShop()
  const text = readPromoText(t(`promo.${shop}`))
  if (text === undefined) return null
  return (
    <aside className={styles['promo']} aria-label={t('promo.region')}>
      <p className={joinClasses('container', styles['text'])}>
        <strong>{text}</strong>
        <span>
          {t('promo.code')} <span className={styles['code']}>{shopSettings[shop].voucherCode}</span>
        </span>
      </p>
    </aside>
  )
}
