import { useSession, useShopClient } from '@cartonnage/react-hooks'
import { chooseMainPrice } from '@cartonnage/sdk/rules'
import type { MainPrice } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { joinClasses } from '../../components/join-classes'
import { formatAmountOf, isFreeLine } from './format-line-amount'
import type { ShownLine } from './format-line-amount'
import styles from './line-amounts.module.css'

interface LineAmountsProps {
  readonly line: ShownLine
  /** VAT rate as a fraction. */
  readonly rate: number
  /** The amount is outdated: a change is running. */
  readonly stale?: boolean | undefined
}

/** What a line costs: the main price large, the other one labelled below it. */
export function LineAmounts({ line, rate, stale }: LineAmountsProps) {
  const { t } = useTranslation('cart')
  const { locale } = useShopClient()
  const isNetFirst = useMainPrice() === 'net'
  const net = formatAmountOf(line, { rate, main: 'net', locale, t })
  const gross = formatAmountOf(line, { rate, main: 'gross', locale, t })
  if (net === null || gross === null) return null
  return (
    <div className={joinClasses(styles['amounts'], stale && styles['stale'])}>
      <p className={styles['main']}>{isNetFirst ? net : gross}</p>
      {isFreeLine(line) ? null : (
        <p className={styles['other']}>
          {isNetFirst ? t('price.inclVat', { amount: gross }) : t('price.exclVat', { amount: net })}
        </p>
      )}
    </div>
  )
}

/** Which price comes first: net for business buyers, gross for everyone else. */
export function useMainPrice(): MainPrice {
  return chooseMainPrice(useSession().session?.userType ?? 'private')
}
