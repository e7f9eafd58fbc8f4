import { useShopClient } from '@cartonnage/react-hooks'
import { formatMoney, grossAmount } from '@cartonnage/sdk/rules'
import type { Money } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { isZero } from '../../shared/lines/cart-totals'
import { useMainPrice } from '../../shared/lines/line-amounts'
import styles from './step-form.module.css'

interface DeliveryFeeProps {
  readonly net: Money | null
  readonly rate: number
}

/** The fee as the shopper's main price, and the other price below. */
export function DeliveryFee({ net, rate }: DeliveryFeeProps) {
  const { t } = useTranslation(['checkout', 'cart'])
  const { locale } = useShopClient()
  const isNetFirst = useMainPrice() === 'net'
  if (net === null || isZero(net)) return <span className={styles.fee}>{t('delivery.free')}</span>
  const netText = formatMoney(net, locale)
  const grossText = formatMoney(grossAmount(net, rate), locale)
  return (
    <span className={styles.fee}>
      {isNetFirst ? netText : grossText}
      <small>
        {isNetFirst
          ? t('cart:price.inclVat', { amount: grossText })
          : t('cart:price.exclVat', { amount: netText })}
      </small>
    </span>
  )
}
