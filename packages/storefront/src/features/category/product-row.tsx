import { useQuantityInput, useShopClient } from '@cartonnage/react-hooks'
import { unitPriceFor, formatNumber } from '@cartonnage/sdk/rules'
import type { Money } from '@cartonnage/sdk/rules'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { Button } from '../../components/button'
import { CartIcon } from '../../components/icons'
import { joinClasses } from '../../components/join-classes'
import { Drawing } from '../../drawing/drawing'
import { formatContentPrice } from '../price/content-price'
import { Reduction } from '../price/reduction'
import { usePrices, usePriceView } from '../price/use-price-view'
import { RuleFields } from '../product/cart-line-form'
import { goodsOf } from '../product/goods-of'
import { canOrder, startQuantity } from '../product/listed-product'
import type { ListedProduct } from '../product/listed-product'
import type { UnitContent } from '../product/product-attributes'
import { shortName, displaySize, hyphenated, unbroken } from '../product/product-name'
import { AcceptedShortage, QuantityField, QuantityNote } from '../product/quantity-field'
import { StockFigure } from '../product/stock-text'
import { useAddToCart } from '../product/use-add-to-cart'
import { useAttributeLabels } from '../product/use-attribute-labels'
import { PriceCells } from './price-cells'
import styles from './product-table.module.css'

export interface ProductRowProps {
  readonly product: ListedProduct
  /** The quantities at the head of the price columns. */
  readonly steps: readonly number[]
  /** px per mm of all drawings of the list. */
  readonly scale: number
  /** The name that rows leave out, because most products of the list have it. */
  readonly commonName: string | undefined
  /** The same for all prices of the list. */
  readonly decimals: number
  /** The list has a column for flute and load. */
  readonly hasBoard: boolean
}

/** One product of a list. */
export function ProductRow(props: ProductRowProps) {
  return canOrder(props.product) ? <OrderRow {...props} /> : <PlainRow {...props} />
}

/** A row with a quantity and a cart button. After a change of the quantity it is highlighted and has the total. */
function OrderRow(props: ProductRowProps) {
  const { t } = useTranslation('product')
  const { product } = props
  const start = startQuantity(product)
  const view = useQuantityInput({ defaultQuantity: start, rule: product.rule })
  const { Form, formProps, buttonProps } = useAddToCart(product)
  const form = useId()
  const { name } = product.attributes
  const isEdited = view.enteredQuantity !== start || view.message !== undefined
  const net = unitPriceFor(product.tiers, view.enteredQuantity)
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
                <RowTotal net={net} quantity={view.enteredQuantity} />
              </span>
            ) : null}
          </Button>
        </Form>
      </td>
    </tr>
  )
}

interface RowTotalProps {
  /** Net, per unit. */
  readonly net: Money
  readonly quantity: number
}

/** Follows the switch of prices alone, so that its row need not. */
function RowTotal({ net, quantity }: RowTotalProps) {
  const { toTotal, text } = usePriceView()
  return text(toTotal(net, quantity))
}

/** A row without a cart button: the product is not available, or its price is on request. */
function PlainRow(props: ProductRowProps) {
  const { t } = useTranslation('product')
  const { tiers, attributes } = props.product
  return (
    <tr className={styles['row']}>
      <ProductCells {...props} />
      <PriceCells {...props} tiers={tiers} unit={attributes.unit} />
      <td className={joinClasses(styles['reason'], 'muted')} colSpan={2}>
        {tiers.length === 0 ? t('price.onRequest') : t('stock.notOrderable')}
      </td>
    </tr>
  )
}

/** Picture, size and name, board and load, stock. */
function ProductCells({ product, scale, commonName, hasBoard }: ProductRowProps) {
  const { locale } = useShopClient()
  const { wall } = useAttributeLabels()
  const { attributes, tiers } = product
  const { flute, maxLoad, content } = attributes
  const [first] = tiers
  return (
    <>
      <td className={styles['picture']}>
        <Drawing kind="goods" attributes={goodsOf(attributes)} scale={scale} />
      </td>
      <th scope="row" className={styles['name']}>
        <ProductLink product={product} commonName={commonName} />
        {content && first ? <ContentPrice net={first.unitPrice} content={content} /> : null}
        <Reduction product={product} className={styles['reduction']} />
      </th>
      {hasBoard ? (
        <td className={styles['board']}>
          {flute === undefined ? wall(attributes) : <span>{flute}</span>}
          {maxLoad ? <span className="no-break">{formatNumber(maxLoad, locale)}&nbsp;kg</span> : null}
        </td>
      ) : null}
      <td className={styles['stock']}>
        <StockFigure product={product} />
      </td>
    </>
  )
}

/** The inner size as the title of a product, and its name unless it is the common one of the list. */
function ProductLink({ product, commonName }: Pick<ProductRowProps, 'product' | 'commonName'>) {
  const { t } = useTranslation('product')
  const { attributes } = product
  const size = displaySize(attributes)
  const short = shortName(attributes)
  const isNamed = size === undefined || short !== commonName
  return (
    <>
      <Link className={styles['link']} to={paths.product(product)}>
        {size === undefined ? (
          hyphenated(short)
        ) : (
          <>
            <span className="type-size">{size}</span>
            {isNamed ? <span className={styles['label']}>{hyphenated(short)}</span> : null}
            <span className="visually-hidden"> mm{isNamed ? '' : `, ${unbroken(short)}`}</span>
          </>
        )}
      </Link>
      <span className={styles['detail']}>{t('article', { sku: attributes.sku })}</span>
    </>
  )
}

interface ContentPriceProps {
  /** Net, per unit. */
  readonly net: Money
  readonly content: UnitContent
}

/** `CHF 0.119 / m`: the price by length, area, weight or volume, as the main price. */
function ContentPrice({ net, content }: ContentPriceProps) {
  const { each, locale, vatRate: rate } = usePrices()
  return each(({ main }) => {
    const price = formatContentPrice({ net, content }, { rate, main, locale })
    return price && <span className={styles['detail']}>{price}</span>
  })
}
