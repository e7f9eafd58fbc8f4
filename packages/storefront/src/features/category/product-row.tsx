import { useQuantityInput, useShopClient } from '@cartonnage/react-hooks'
import { formatMoney, unitPriceFor } from '@cartonnage/sdk/rules'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { CartIcon } from '../../components/icons'
import { joinClasses } from '../../components/join-classes'
import { usePriceView } from '../price/use-price-view'
import type { ListedProduct } from '../product/listed-product'
import { canOrder, startQuantity } from '../product/listed-product'
import { QuantityField } from '../product/quantity-field'
import { AcceptedShortage, QuantityNote } from '../product/quantity-note'
import { RuleFields } from '../product/rule-fields'
import { dayText } from '../product/stock-text'
import { useAddToCart } from '../product/use-add-to-cart'
import { PriceCells } from './price-cells'
import { ProductCells } from './product-cells'
import styles from './product-table.module.css'

export interface ProductRowProps {
  readonly product: ListedProduct
  /** The quantities that head the price columns. */
  readonly steps: readonly number[]
  /** px per mm of all drawings of the list. */
  readonly scale: number
  /** The name that the rows need not say. */
  readonly commonName: string | undefined
  /** Of all prices of the list. */
  readonly decimals: number
  /** The list has a column for flute and load. */
  readonly hasBoard: boolean
}

/** One article of a list. */
export function ProductRow(props: ProductRowProps) {
  return canOrder(props.product) ? <OrderRow {...props} /> : <PlainRow {...props} />
}

/** A row to order from. While its quantity is changed it stands out, and its button says what it costs. */
function OrderRow(props: ProductRowProps) {
  const { t } = useTranslation('product')
  const { product } = props
  const { toTotal, locale } = usePriceView()
  const start = startQuantity(product)
  const view = useQuantityInput({ defaultQuantity: start, rule: product.rule })
  const { Form, formProps, buttonProps } = useAddToCart(product)
  const form = useId()
  const { name } = product.attributes
  const isEdited = view.typedQuantity !== start || view.message !== undefined
  const net = unitPriceFor(product.tiers, view.typedQuantity)
  return (
    <tr className={joinClasses(styles['row'], isEdited && styles['edited'])}>
      <ProductCells {...props} />
      <PriceCells {...props} tiers={product.tiers} unit={product.attributes.unit} />
      <td className={styles['quantity']}>
        <QuantityField view={view} form={form} size="dense" label={t('quantity.labelFor', { name })} />
        <QuantityNote product={product} view={view} isOutside />
      </td>
      <td className={styles['add']}>
        <Form {...formProps} id={form}>
          <RuleFields product={product} />
          <AcceptedShortage product={product} view={view} />
          <Button
            size="dense"
            variant={isEdited ? 'primary' : 'neutral'}
            icon={<CartIcon size={17} />}
            {...buttonProps}
            busyLabel=""
          >
            <span className="visually-hidden">{t('cart.addNamed', { name })}</span>
            {isEdited && net !== undefined ? (
              <span className={joinClasses(styles['total'], 'no-break', 'tabular')}>
                {formatMoney(toTotal(net, view.typedQuantity), locale)}
              </span>
            ) : null}
          </Button>
        </Form>
      </td>
    </tr>
  )
}

/** A row without a way into the cart: nothing to deliver, or a price on request. */
function PlainRow(props: ProductRowProps) {
  const { t } = useTranslation('product')
  const { locale } = useShopClient()
  const { tiers, attributes, availableFrom } = props.product
  const reason =
    availableFrom === undefined
      ? t('stock.notOrderable')
      : t('stock.orderableFrom', { date: dayText(availableFrom, locale) })
  return (
    <tr className={styles['row']}>
      <ProductCells {...props} />
      <PriceCells {...props} tiers={tiers} unit={attributes.unit} />
      <td className={joinClasses(styles['reason'], 'muted')} colSpan={2}>
        {tiers.length === 0 ? t('price.onRequest') : reason}
      </td>
    </tr>
  )
}
