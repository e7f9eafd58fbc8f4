import { useQuantityInput } from '@cartonnage/react-hooks'
import { unitPriceFor } from '@cartonnage/sdk/rules'
import type { Money } from '@cartonnage/sdk/rules'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { Button } from '../../components/button'
import { CartIcon } from '../../components/icons'
import { joinClasses } from '../../components/join-classes'
import { Drawing } from '../../drawing/drawing'
import { CompareTick } from '../compare/compare-tick'
import { Reduction } from '../price/reduction'
import { usePriceView } from '../price/use-price-view'
import { RuleFields } from '../add-to-cart/cart-line-form'
import { findCheaper } from '../add-to-cart/find-cheaper'
import { drawnGoods } from '../product/drawn-goods'
import { canOrder, startQuantity } from '../product/listed-product'
import type { ListedProduct } from '../product/listed-product'
import { beforeSize, listName, displaySize, hyphenated, unbroken } from '../product/product-name'
import { AcceptedShortage, QuantityField, QuantityNote } from '../add-to-cart/quantity-field'
import { StockFigure } from '../stock/stock-text'
import { UnitSelect } from '../add-to-cart/unit-select'
import { useAddToCart } from '../add-to-cart/use-add-to-cart'
import type { ListFact } from './goods-kinds'
import { useListFacts } from './list-facts'
import { PriceCells } from './price-cells'
import styles from './product-table.module.css'
import { RowNote } from './row-note'

export interface ProductRowProps {
  readonly product: ListedProduct
  /** The quantities at the head of the price columns. */
  readonly steps: readonly number[]
  /** px per mm of the drawing. */
  readonly scale: number
  /** px per mm of the drawing of a roll. */
  readonly rollScale: number | undefined
  /** The name that rows leave out, because most products of the list have it. */
  readonly commonName: string | undefined
  /** Of each price column. */
  readonly decimals: readonly number[]
  /** The facts of each column. */
  readonly columns: readonly (readonly ListFact[])[]
  /** It can be ticked to be compared. */
  readonly isComparable: boolean
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
  const cheaper = findCheaper(product, view.enteredQuantity)
  return (
    <tr className={joinClasses(styles.row, isEdited && styles.edited)}>
      <ProductCells {...props} />
      <PriceCells {...props} tiers={product.tiers} unit={product.attributes.unit} />
      <td className={styles.quantity}>
        <div className={styles.field}>
          <QuantityField view={view} form={form} size="dense" label={t('quantity.labelFor', { name })} />
          <div className={styles.rowNote}>
            <UnitSelect
              view={view}
              product={product}
              form={form}
              size="dense"
              label={t('quantity.unitFor', { name })}
            />
            <RowNote product={product} view={view} isEdited={isEdited} cheaper={cheaper} />
          </div>
        </div>
        <QuantityNote
          product={product}
          view={view}
          isOutside
          isStockSaid={!isEdited && product.attributes.stock === 0}
          cheaper={cheaper}
        />
      </td>
      <td className={styles.add}>
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
              <span className={joinClasses(styles.total, 'no-break', 'tabular')}>
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
    <tr className={styles.row}>
      <ProductCells {...props} />
      <PriceCells {...props} tiers={tiers} unit={attributes.unit} />
      <td className={joinClasses(styles.reason, 'muted')} colSpan={2}>
        {tiers.length === 0 ? t('price.onRequest') : t('stock.notOrderable')}
      </td>
    </tr>
  )
}

/** Picture, size and name, facts, stock. */
function ProductCells({ product, scale, rollScale, commonName, columns, isComparable }: ProductRowProps) {
  const { t } = useTranslation('product')
  const read = useListFacts()
  const { attributes } = product
  const size = columns.flat().includes('size') ? read(product, 'size') : undefined
  const basePrice = read(product, 'basePrice')
  const article = t('article', { sku: attributes.sku })
  return (
    <>
      <td className={styles.picture}>
        <Drawing kind="goods" attributes={drawnGoods(attributes)} {...{ scale, rollScale }} />
      </td>
      <th scope="row" className={styles.name}>
        <ProductLink product={product} commonName={commonName} isSizeApart={size !== undefined} />
        <span className={styles.articleLine}>
          <span className={joinClasses(styles.detail, styles.tableOnly)}>{article}</span>
          {isComparable ? <CompareTick id={product.id} name={attributes.name} look="row" /> : null}
        </span>
        {size === undefined && basePrice === undefined ? null : (
          <span className={joinClasses(styles.detail, styles.cardOnly, styles.line)}>
            {size}
            {size === undefined || basePrice === undefined ? null : ' · '}
            {basePrice}
          </span>
        )}
        <Reduction product={product} className={styles.reduction} />
      </th>
      {columns.map((facts) => (
        <td key={facts.join()} className={styles.facts}>
          {facts.map((fact) => (
            <span key={fact}>{read(product, fact)}</span>
          ))}
        </td>
      ))}
      <td className={styles.stock}>
        <StockFigure product={product} />
        <span className={joinClasses(styles.article, styles.cardOnly)}>{article}</span>
      </td>
    </>
  )
}

interface ProductLinkProps extends Pick<ProductRowProps, 'product' | 'commonName'> {
  /** A column of its own has the size. */
  readonly isSizeApart: boolean
}

/**
 * The inner size as the title of a product, and its name unless it is the common one of the list; the name alone where the
 * product has no inner size, or a column of its own for it.
 */
function ProductLink({ product, commonName, isSizeApart }: ProductLinkProps) {
  const { attributes } = product
  const size = isSizeApart ? undefined : displaySize(attributes)
  const name = listName(attributes)
  const isNamed = size === undefined || name !== commonName
  return (
    <Link className={styles.link} to={paths.product(product)}>
      {size === undefined ? (
        <PlainName name={name} isSizeApart={isSizeApart} />
      ) : (
        <>
          <span className="type-size">{size}</span>
          <span className="visually-hidden"> mm, {isNamed ? '' : unbroken(name)}</span>
          {isNamed ? <span className={styles.label}>{hyphenated(name)}</span> : null}
        </>
      )}
    </Link>
  )
}

/** A name; of one whose size has a column of its own, the part before its size. All of it is said. */
function PlainName({ name, isSizeApart }: { readonly name: string; readonly isSizeApart: boolean }) {
  const { start, rest } = isSizeApart ? beforeSize(name) : { start: name, rest: '' }
  return (
    <span className={styles.plain}>
      {hyphenated(start)}
      {rest === '' ? null : <span className="visually-hidden"> {unbroken(rest)}</span>}
    </span>
  )
}
