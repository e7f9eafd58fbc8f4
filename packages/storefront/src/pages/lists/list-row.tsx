import { useShopClient } from '@cartonnage/react-hooks'
import type { ListLine } from '@cartonnage/sdk'
import { readEnteredQuantity } from '@cartonnage/sdk/rules'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { Button } from '../../components/button'
import { Field } from '../../components/field'
import { keepSizesTogether } from '../../shared/lines/cart-item'
import { ProductPicture, choosePictureScale } from '../../shared/lines/product-picture'
import type { ListedProduct } from '../../shared/product/listed-product'
import { shortageOf } from '../../shared/product/stock'
import { StockText, useShortageText } from '../../shared/stock/stock-text'
import { LinePrices } from './line-prices'
import { meantQuantity, orderLine, quantityField } from './list-form'
import type { QuantityProblem } from './list-form'
import styles from './lists.module.css'
import { useQuantityProblemText } from './quantity-problem-text'

interface ListRowProps {
  readonly line: ListLine
  /** Undefined for a product that this shop does not sell any more. */
  readonly product: ListedProduct | undefined
  /** Without quantities, or on the guest's favourites, the smallest quantity counts. */
  readonly hasQuantities: boolean
  /** As it was typed, where the form was refused. */
  readonly entered?: string | undefined
  readonly problem?: QuantityProblem | undefined
}

/** A product of a list: chosen or not, its quantity, and what it costs today. */
export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { line, product } = props
  return product === undefined ? <GoneRow line={line} /> : <SoldRow {...props} product={product} />
})

function SoldRow({
  line,
  product,
  hasQuantities,
  entered,
  problem,
}: ListRowProps & { readonly product: ListedProduct }) {
  const { t } = useTranslation(['lists', 'product'])
  const { locale } = useShopClient()
  const problemText = useQuantityProblemText()
  const { attributes, id } = product
  const [typed, setTyped] = useState<string>()
  const read = typed === undefined ? line.quantity : readEnteredQuantity(typed, locale)
  const quantity = meantQuantity(product, typeof read === 'number' ? read : line.quantity)
  const name = keepSizesTogether(attributes.name)
  return (
    <li className={styles.line} data-product={id}>
      <label className={styles.choose}>
        <input
          type="checkbox"
          name="list"
          value={orderLine(attributes.sku, quantity)}
          defaultChecked
          aria-label={t('choose', { name })}
        />
      </label>
      <ProductPicture attributes={attributes} scale={choosePictureScale([attributes])} />
      <div className={styles.text}>
        <p className={styles.name}>
          <Link className="link" to={paths.product(product)}>
            {name}
          </Link>
        </p>
        <p className="type-small muted">{t('product:article', { sku: attributes.sku })}</p>
        <Availability product={product} quantity={quantity} />
      </div>
      <div className={styles.quantity}>
        {hasQuantities ? (
          <Field
            id={quantityField(id)}
            name={quantityField(id)}
            label={t('product:quantity.labelFor', { name })}
            hideLabel
            inputMode="numeric"
            autoComplete="off"
            placeholder={String(meantQuantity(product, null))}
            defaultValue={entered ?? line.quantity?.toString() ?? ''}
            onChange={(event) => setTyped(event.currentTarget.value)}
            error={problem === undefined ? undefined : problemText(problem, name)}
          />
        ) : null}
      </div>
      <LinePrices product={product} quantity={quantity} />
      <RemoveButton id={id} name={name} />
    </li>
  )
}

interface PricedProps {
  readonly product: ListedProduct
  readonly quantity: number
}

/** Stock, and what is short of the quantity. */
function Availability({ product, quantity }: PricedProps) {
  const { attributes, rule } = product
  const shortageText = useShortageText()
  const shortage = shortageOf(attributes, { quantity, rule })
  return (
    <div className="type-small">
      <StockText product={product} />
      {shortage === undefined || attributes.stock === 0 ? null : (
        <p>{shortageText(shortage, attributes.unit ?? '')}</p>
      )}
    </div>
  )
}

function RemoveButton({ id, name }: { readonly id: string; readonly name: string }) {
  const { t } = useTranslation('lists')
  return (
    <Button
      className={styles.remove}
      variant="text"
      size="dense"
      name="remove"
      value={id}
      aria-label={t('of', { what: t('takeOff'), name })}
    >
      {t('takeOff')}
    </Button>
  )
}

/** The shop has nothing but the id of such a product. */
function GoneRow({ line }: Pick<ListRowProps, 'line'>) {
  const { t } = useTranslation('lists')
  return (
    <li className={styles.line}>
      <span />
      <ProductPicture attributes={undefined} scale={choosePictureScale([])} muted />
      <div className={styles.text}>
        <p className={styles.name}>{t('goneProduct.title')}</p>
        <p className="type-small muted">{t('goneProduct.text')}</p>
      </div>
      <RemoveButton id={line.productId} name={t('goneProduct.title')} />
    </li>
  )
}
