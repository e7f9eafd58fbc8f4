import { useShopClient } from '@cartonnage/react-hooks'
import { formatNumber } from '@cartonnage/sdk/rules'
import type { ReorderLine } from '@cartonnage/sdk/rules'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Choice } from '../../components/choice'
import { Field } from '../../components/field'
import { paths } from '../../shell/paths'
import { choosePictureScale, ProductPicture } from '../../shared/lines/product-picture'
import { useUnitLabels } from '../../shared/price/unit-labels'
import type { ListedProduct } from '../../shared/product/listed-product'
import { StockText, useShortageText } from '../../shared/stock/stock-text'
import styles from './order-again.module.css'
import { reorderFields } from './reorder-form'
import type { EnteredReorder } from './reorder-form'
import { findListed, nameOf } from './reorder-names'
import { ReorderPrices } from './reorder-prices'
import { useObstacleText } from './use-obstacle-text'

interface ReorderRowProps {
  readonly line: ReorderLine
  readonly products: readonly ListedProduct[]
  /** What the fields begin with. */
  readonly start: EnteredReorder
  /** Id, name and error of the quantity field. */
  readonly field: { readonly id: string; readonly name: string; readonly error: string | undefined }
}

/** A line of the order: to choose, in which quantity, what it cost and costs, and what is in the way. */
export function ReorderRow({ line, products, start, field }: ReorderRowProps) {
  const { t } = useTranslation(['order-again', 'product'])
  const product = findListed(products, line.productId)
  const name = nameOf(line, product)
  const { id, obstacle, successor } = line
  const bought = successor ?? (obstacle === undefined ? line : undefined)
  return (
    <li className={styles.line}>
      <LinePicture product={product} isMuted={obstacle !== undefined} />
      <div className={styles.text}>
        {obstacle === undefined ? (
          <Choice
            type="checkbox"
            name={reorderFields.take}
            value={id}
            defaultChecked={start.choice[id] === 'item'}
            label={<span className={styles.name}>{name}</span>}
          />
        ) : (
          <p className={styles.name}>{name}</p>
        )}
        <Article line={line} product={product} />
        {obstacle === undefined ? <Available line={line} product={product} /> : <Obstacle line={line} />}
        {successor === undefined ? null : (
          <Successor line={successor} product={findListed(products, successor.productId)} start={start} />
        )}
      </div>
      {bought === undefined ? null : (
        <Field
          {...field}
          className={styles.quantity}
          label={t('product:quantity.labelFor', { name })}
          hideLabel
          inputMode="numeric"
          autoComplete="off"
          defaultValue={start.quantities[id] ?? String(bought.quantity)}
        />
      )}
      <ReorderPrices
        line={line}
        bought={bought}
        unit={findListed(products, bought?.productId ?? null)?.attributes.unit}
      />
    </li>
  )
}

/** At a scale of its own: a long order may have labels and pallet boxes. Drawn once, whatever is entered. */
const LinePicture = memo(function LinePicture({ product, isMuted }: LinePictureProps) {
  const attributes = product?.attributes
  const scale = choosePictureScale(attributes === undefined ? [] : [attributes])
  return <ProductPicture attributes={attributes} scale={scale} muted={isMuted} />
})

interface LinePictureProps {
  readonly product: ListedProduct | undefined
  readonly isMuted: boolean
}

interface LineProps {
  readonly line: ReorderLine
  readonly product: ListedProduct | undefined
}

/** The article number, which leads to the product as it is today. */
function Article({ line: { sku }, product }: LineProps) {
  const { t } = useTranslation('product')
  const number = sku ?? product?.attributes.sku
  if (number === undefined) return null
  const text = t('article', { sku: number })
  return (
    <p className="type-small muted">
      {product === undefined ? (
        text
      ) : (
        <Link className="link" to={paths.product(product)}>
          {text}
        </Link>
      )}
    </p>
  )
}

/** Stock, what comes later, how the quantity was changed, and what the cart has already. */
function Available({ line: { shortage, change, inCart }, product }: LineProps) {
  const { t } = useTranslation(['order-again', 'product'])
  const { locale } = useShopClient()
  const { amount } = useUnitLabels()
  const shortageText = useShortageText()
  const number = (value: number) => formatNumber(value, locale)
  const unit = product?.attributes.unit ?? ''
  return (
    <div className="type-small">
      {product === undefined ? null : <StockText product={product} />}
      {shortage === undefined ? null : <p>{shortageText(shortage, unit)}</p>}
      {change === undefined ? null : (
        <p>{t(`product:quantity.${change.kind}`, { from: number(change.from), to: number(change.to) })}</p>
      )}
      {inCart === 0 ? null : <p>{t('inCart', { amount: amount(inCart, unit) })}</p>}
    </div>
  )
}

/** Why nothing of the line can be added. */
function Obstacle({ line }: Pick<LineProps, 'line'>) {
  const text = useObstacleText()(line)
  return text === undefined ? null : <p className="type-small">{text}</p>
}

interface SuccessorProps extends LineProps {
  readonly start: EnteredReorder
}

/** What has taken the place of a product, to choose instead. */
function Successor({ line, product, start }: SuccessorProps) {
  const { t } = useTranslation('order-again')
  return (
    <>
      <Choice
        type="checkbox"
        name={reorderFields.successor}
        value={line.id}
        defaultChecked={start.choice[line.id] === 'successor'}
        label={t('successor', { name: nameOf(line, product) })}
      />
      <Article line={line} product={product} />
      <Available line={line} product={product} />
    </>
  )
}
