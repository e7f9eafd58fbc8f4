import { useSession, useShopClient } from '@cartonnage/react-hooks'
import { chooseMainPrice, formatMoney, lineGross, unitGross } from '@cartonnage/sdk/rules'
import type { MainPrice, Money, ShopLocale } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { joinClasses } from '../../components/join-classes'
import { sharedDecimals } from '../price/shared-decimals'
import { formatLineAmount } from './format-line-amount'
import styles from './line-amounts.module.css'

interface LineAmountsProps {
  /** Null while it is being calculated. */
  readonly net: Money | null
  /** VAT rate as a fraction. */
  readonly rate: number
  /** The amount is outdated: a change is running. */
  readonly stale?: boolean | undefined
}

/** What a line costs: the main price large, the other one labelled below it. */
export function LineAmounts({ net, rate, stale }: LineAmountsProps) {
  const { t } = useTranslation('cart')
  const { locale } = useShopClient()
  const isNetFirst = useMainPrice() === 'net'
  if (net === null) return null
  const netText = formatLineAmount(net, locale)
  const grossText = formatLineAmount(lineGross(net, rate), locale)
  return (
    <div className={joinClasses(styles['amounts'], stale && styles['stale'])}>
      <p className={styles['main']}>{isNetFirst ? netText : grossText}</p>
      <p className={styles['other']}>
        {isNetFirst ? t('price.inclVat', { amount: grossText }) : t('price.exclVat', { amount: netText })}
      </p>
    </div>
  )
}

/** A unit price as the main price, gross or net, with as many decimals as its size needs. */
export function formatUnitPrice(
  net: Money,
  { rate, main, locale }: { readonly rate: number; readonly main: MainPrice; readonly locale: ShopLocale },
): string {
  const price = main === 'gross' ? unitGross(net, rate) : net
  return formatMoney(price, locale, {
    decimals: sharedDecimals([price]),
    currency: price.currencyCode !== 'CHF',
  })
}

/** Which price comes first: net for business buyers, gross for everyone else. */
export function useMainPrice(): MainPrice {
  return chooseMainPrice(useSession().session?.userType ?? 'private')
}
