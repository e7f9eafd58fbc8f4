import { useShop } from '@cartonnage/react-hooks'
import { formatMoney, isZeroMoney } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router-dom'
import { SummaryList } from '../../components/summary-list'
import type { loadOrder } from './order-loader'

/** What the order came to. An amount that the platform did not say is left out, and so is a discount of nothing. */
export function OrderSums() {
  const { t } = useTranslation('orders')
  const { locale } = useShop()
  const { goods, discount, shipping, vat, total } = useLoaderData<typeof loadOrder>().order
  const rows = [
    { key: 'net', label: t('detail.net'), money: goods },
    {
      key: 'discount',
      label: t('detail.discount'),
      money: discount !== null && isZeroMoney(discount) ? null : discount,
      tone: 'saving' as const,
    },
    { key: 'shipping', label: t('detail.shipping'), money: shipping },
    { key: 'vat', label: t('detail.vat'), money: vat },
    { key: 'total', label: t('total'), money: total, tone: 'total' as const },
  ]
  return (
    <section>
      <h2 className="visually-hidden">{t('detail.sums')}</h2>
      <SummaryList
        rows={rows.flatMap(({ money, ...row }) =>
          money === null ? [] : [{ ...row, value: formatMoney(money, locale) }],
        )}
      />
    </section>
  )
}
