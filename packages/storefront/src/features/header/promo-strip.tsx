import { useShop } from '@cartonnage/react-hooks'
import { firstOrderDiscounts, formatPercent, readPromoText } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths'
import { shopSettings } from '../../app/shop-settings'
import { joinClasses } from '../../components/join-classes'
import { PromoCode } from './promo-code'
import styles from './promo-strip.module.css'

/** The offer for new customers; its text is a label of the shop, shown from two characters on [2.2-1], [9-18]. */
export function PromoStrip() {
  const { t, i18n } = useTranslation('header')
  const { shop, locale } = useShop()
  // Read as it stands: where a label is empty, `t` would answer with its key.
  const label = readPromoText(i18n.getResource(i18n.language, 'header', `promo.${shop}`))
  if (label === undefined) return null
  const discount = formatPercent(firstOrderDiscounts[shop], locale)
  return (
    <aside className={styles['promo']} aria-label={t('promo.region')}>
      <p className={joinClasses('container', styles['text'])}>
        <strong>{t(`promo.${shop}`, { discount })}</strong>
        <span className={styles['details']}>
          <span>
            {t('promo.code')} <PromoCode code={shopSettings[shop].voucherCode} />
          </span>
          <Link className={styles['conditions']} to={`${paths.service('terms')}#promo`}>
            {t('promo.conditions')}
          </Link>
        </span>
      </p>
    </aside>
  )
}
