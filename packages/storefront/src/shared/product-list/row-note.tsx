import { formatNumber, unitPriceFor } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { usePrices } from '../price/use-price-view'
import type { CheaperQuantity } from '../add-to-cart/find-cheaper'
import type { ListedProduct } from '../product/listed-product'
import styles from './product-table.module.css'

interface RowNoteProps {
  readonly product: ListedProduct
  readonly quantity: number
  /** The quantity has been changed, so its total is of interest. */
  readonly isEdited: boolean
  readonly cheaper: CheaperQuantity | undefined
}

/** What is to be known of a row's quantity, next to its field: how many cartons it is, its total, what costs less. */
export function RowNote({ product, quantity, isEdited, cheaper }: RowNoteProps) {
  const { t } = useTranslation('category')
  const { text, each, locale } = usePrices()
  const { unit, packUnit = 1 } = product.attributes
  const net = unitPriceFor(product.tiers, quantity)
  const cartons = unit === 'Stk' || packUnit === 1 ? 0 : quantity / packUnit
  return (
    <p className={styles.rowNote}>
      {isEdited && net !== undefined ? (
        <span className={styles.rowTotal}>{each(({ toTotal }) => text(toTotal(net, quantity)))}</span>
      ) : null}
      {cheaper === undefined || !isEdited ? null : (
        <span className={styles.cheaper}>
          {t('row.cheaper', { number: formatNumber(cheaper.quantity, locale) })}
        </span>
      )}
      {cartons > 0 && Number.isInteger(cartons) && (cheaper === undefined || !isEdited) ? (
        <span>{t('row.cartons', { count: cartons, number: formatNumber(cartons, locale) })}</span>
      ) : null}
    </p>
  )
}
