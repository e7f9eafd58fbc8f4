import { useShopClient } from '@cartonnage/react-hooks'
import { formatMoney, isZeroMoney } from '@cartonnage/sdk/rules'
import type { Money } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { shopSettings } from '../../shell/shop-settings'
import { SummaryList } from '../../components/summary-list'
import { TotalsList } from '../lines/totals-list'
import type { Order, OrderView } from './data/order-view'

/** The totals of an order: gross first for private buyers, net first for business, as in the cart. */
export function OrderSums({ view }: { readonly view: OrderView }) {
  const { order, totals } = view
  const { t } = useTranslation('orders')
  return (
    <section>
      <h2 className="visually-hidden">{t('detail.sums')}</h2>
      {totals === null ? <ReportedSums order={order} /> : <TotalsList totals={totals} />}
      <IntraCommunityNote view={view} />
    </section>
  )
}

/** Why there is no VAT, with both VAT ids. */
function IntraCommunityNote({ view: { order, deliveries } }: { readonly view: OrderView }) {
  const { t } = useTranslation('orders')
  const { shop } = useShopClient()
  if (order.vatId === null || deliveries.every(({ rate }) => rate !== 0)) return null
  return (
    <p className="type-small">
      {t('detail.intraCommunity', { buyer: order.vatId, seller: shopSettings[shop].vatId })}
    </p>
  )
}

/** The net amounts that the platform returned; without a discount of zero. */
function ReportedSums({ order: { subtotal, discount, shipping, vat, total } }: { readonly order: Order }) {
  const { t } = useTranslation(['orders', 'cart'])
  const { locale } = useShopClient()
  const rows = [
    { key: 'net', label: t('detail.net'), money: subtotal },
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
    <SummaryList
      rows={rows.flatMap(({ money, ...row }) =>
        money === null
          ? []
          : [{ ...row, value: isFree(row.key, money) ? t('cart:totals.free') : formatMoney(money, locale) }],
      )}
    />
  )
}

const isFree = (key: string, money: Money): boolean => ['net', 'shipping'].includes(key) && isZeroMoney(money)
