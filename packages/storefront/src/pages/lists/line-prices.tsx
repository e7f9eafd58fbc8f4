import { unitDecimals, unitPriceFor } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { useUnitLabels } from '../../shared/price/unit-labels'
import { usePriceView } from '../../shared/price/use-price-view'
import type { ListedProduct } from '../../shared/product/listed-product'
import styles from './lists.module.css'

interface LinePricesProps {
  readonly product: ListedProduct
  readonly quantity: number
}

/** Today's price of the line and of a unit; or that it is on request. */
export function LinePrices({ product, quantity }: LinePricesProps) {
  const { t } = useTranslation('product')
  const { toMain, toTotal, text } = usePriceView()
  const { per, amount } = useUnitLabels()
  const net = unitPriceFor(product.tiers, quantity) ?? product.tiers[0]?.unitPrice
  const { unit = '' } = product.attributes
  if (net === undefined) return <p className={styles.prices}>{t('price.onRequest')}</p>
  const each = text(toMain(net), { decimals: unitDecimals([toMain(net)]) })
  return (
    <p className={styles.prices}>
      <b>{text(toTotal(net, quantity))}</b>
      <span className="type-small muted">{`${amount(quantity, unit)}, ${each} ${per(unit)}`}</span>
    </p>
  )
}
