import { useSession, useShopClient, useStore, useVat } from '@cartonnage/react-hooks'
import { valueOf } from '@cartonnage/sdk'
import {
  chooseMainPrice,
  deliveryTariff,
  firstOrderDiscounts,
  formatMoney,
  formatPercent,
  grossAmount,
  readPromoText,
} from '@cartonnage/sdk/rules'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { hasOrderedKey } from '../../shared/order/first-order'
import { paths } from '../../shell/paths'
import { shopSettings } from '../../shell/shop-settings'
import { joinClasses } from '../../components/join-classes'
import { PromoCode } from './promo-code'
import styles from './promo-strip.module.css'

/**
 * The strip above everything else: the offer for new customers, who are guests and buyers without an order, and the order
 * value for free delivery for all others.
 */
export function PromoStrip() {
  return useIsNewCustomer() ? <FirstOrderOffer /> : <FreeDelivery />
}

function useIsNewCustomer(): boolean {
  const shop = useShopClient()
  const { isGuest } = useSession()
  const hasOrdered = valueOf(useStore(shop.loaded(hasOrderedKey)))
  return isGuest || hasOrdered === false
}

/** The offer for new customers; its text is a label of the shop, shown if it has at least two characters. */
function FirstOrderOffer() {
  const { t } = useTranslation('header')
  const { shop, locale } = useShopClient()
  if (useLabel(`promo.${shop}`) === undefined) return null
  const discount = formatPercent(firstOrderDiscounts[shop], locale)
  return (
    <Strip name={t('promo.region')} text={t(`promo.${shop}`, { discount })}>
      <span>
        {t('promo.code')} <PromoCode code={shopSettings[shop].voucherCode} />
      </span>
      <Link className={styles.conditions} to={`${paths.service('terms')}#promo`}>
        {t('promo.conditions')}
      </Link>
    </Strip>
  )
}

/** The order value from which parcels are free: gross for consumers, net for business. */
function FreeDelivery() {
  const { t } = useTranslation(['header', 'common'])
  const { locale } = useShopClient()
  const { session } = useSession()
  const { countryCode, vatRate } = useVat()
  const main = chooseMainPrice(session?.userType)
  const label = useLabel(`promo.freeDelivery.${main}`)
  const tariff = deliveryTariff(countryCode)
  if (label === undefined || tariff === undefined) return null
  const net = { amount: tariff.parcel.freeFrom, currencyCode: tariff.currencyCode }
  const amount = formatMoney(main === 'net' ? net : grossAmount(net, vatRate), locale)
  return (
    <Strip name={t('promo.note')} text={t(`promo.freeDelivery.${main}`, { amount })}>
      <Link className={styles.conditions} to={paths.service('delivery')}>
        {t('common:service.delivery')}
      </Link>
    </Strip>
  )
}

/** The raw label, because `t` returns the key of an empty one. */
function useLabel(key: string): string | undefined {
  const { i18n } = useTranslation('header')
  return readPromoText(i18n.getResource(i18n.language, 'header', key))
}

interface StripProps {
  readonly name: string
  readonly text: string
  readonly children: ReactNode
}

function Strip({ name, text, children }: StripProps) {
  return (
    <aside className={styles.promo} aria-label={name}>
      <p className={joinClasses('container', styles.text)}>
        <strong>{text}</strong>
        <span className={styles.details}>{children}</span>
      </p>
    </aside>
  )
}
