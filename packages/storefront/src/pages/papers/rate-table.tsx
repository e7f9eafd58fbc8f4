import { useShopClient } from '@cartonnage/react-hooks'
import { formatMoney, formatPercent, sumMoney } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { formatLineAmount } from '../../shared/lines/format-line-amount'
import { useMainPrice } from '../../shared/lines/line-amounts'
import type { OrderView } from '../../shared/order/data/order-view'
import styles from './paper.module.css'

/** Net amount, VAT and gross amount of each of several rates, where the sums above it are gross. */
export function RateTable({ view: { totals } }: { readonly view: OrderView }) {
  const { t } = useTranslation('papers')
  const { locale } = useShopClient()
  if (useMainPrice() === 'net' || totals === null || totals.vatRows.length < 2) return null
  return (
    <table className={styles.rates}>
      <thead>
        <tr>
          <th scope="col">{t('line.rate')}</th>
          <th scope="col">{t('rates.net')}</th>
          <th scope="col">{t('rates.vat')}</th>
          <th scope="col">{t('rates.gross')}</th>
        </tr>
      </thead>
      <tbody>
        {totals.vatRows.map(({ rate, net, vat }) => (
          <tr key={rate}>
            <th scope="row">{formatPercent(rate, locale)}</th>
            <td>{formatLineAmount(net, locale)}</td>
            <td>{formatLineAmount(vat, locale)}</td>
            <td>{formatMoney(sumMoney([net, vat]), locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
