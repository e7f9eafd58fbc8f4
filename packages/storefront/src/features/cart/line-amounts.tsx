import { useShopClient } from '@cartonnage/react-hooks'
import { lineGross } from '@cartonnage/sdk/rules'
import type { Money } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { joinClasses } from '../../components/join-classes'
import { formatLineAmount } from './line-amount'
import styles from './line-amounts.module.css'
import { useMainPrice } from './use-main-price'

export interface LineAmountsProps {
  /** Null where there is none: it is being calculated, or the goods do not count. */
  readonly net: Money | null
  /** VAT rate as a fraction. */
  readonly rate: number
  /** The old amount while a new one is on its way. */
  readonly stale?: boolean | undefined
}

/** What a line costs: the main price large, the other one below with its label. */
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
