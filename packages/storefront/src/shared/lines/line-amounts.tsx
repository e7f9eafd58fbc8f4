import { useSession, useShopClient } from '@cartonnage/react-hooks'
import { chooseMainPrice } from '@cartonnage/sdk/rules'
import type { MainPrice, Money } from '@cartonnage/sdk/rules'
import { createContext, use } from 'react'
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
  if (line.net === null || net === null || gross === null) return null
  const currency = isFreeLine(line) ? null : <UnseenCurrency money={line.net} />
  return (
    <div className={joinClasses(styles.amounts, stale && styles.stale)}>
      <p className={styles.main}>
        <span className="visually-hidden">{`${t('news.total')} `}</span>
        {currency}
        {isNetFirst ? net : gross}
      </p>
      {isFreeLine(line) ? null : (
        <p className={styles.other}>
          {currency}
          {isNetFirst ? t('price.inclVat', { amount: gross }) : t('price.exclVat', { amount: net })}
        </p>
      )}
    </div>
  )
}

/** The francs that lists leave out, for screen readers. */
export const UnseenCurrency = ({ money: { currencyCode } }: { readonly money: Money }) =>
  currencyCode === 'CHF' ? <span className="visually-hidden">{`${currencyCode} `}</span> : null

/** Which price comes first in a cart whose visitor chose it. */
export const ChosenPrice = createContext<MainPrice | undefined>(undefined)

/** Which price comes first: net for business buyers, gross for everyone else, and what a guest chose in the cart. */
export function useMainPrice(): MainPrice {
  const { session } = useSession()
  return use(ChosenPrice) ?? chooseMainPrice(session?.userType ?? 'private')
}
