import { useShopClient } from '@cartonnage/react-hooks'
import { packGoods } from '@cartonnage/sdk/rules'
import type { EstimatedQuantity } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { weightText } from '../product/weight-text'

/** What the goods of a cart weigh, in three digits, and how many parcels they fill; nothing where a weight is unknown. */
export function GoodsNote({ packed }: { readonly packed: readonly EstimatedQuantity[] }) {
  const { t } = useTranslation('cart-tools')
  const { locale } = useShopClient()
  const goods = packGoods(packed)
  if (goods === undefined) return null
  const weight = weightText(Number(goods.grams.toPrecision(3)), locale)
  const { parcels } = goods
  return (
    <p className="type-small muted">
      {`${t('goods.label')} `}
      {parcels === null ? t('goods.pallet', { weight }) : t('goods.parcels', { weight, count: parcels })}
    </p>
  )
}
