import { useShopClient } from '@cartonnage/react-hooks'
import { formatNumber } from '@cartonnage/sdk/rules'
import type { CheckedRow, Money, RowCheck } from '@cartonnage/sdk/rules'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ErrorIcon } from '../../components/icons'
import { Note } from '../../components/note'
import { choosePictureScale, ProductPicture } from '../../shared/lines/product-picture'
import { usePrices } from '../../shared/price/use-price-view'
import type { ListedProduct } from '../../shared/product/listed-product'
import { unbroken } from '../../shared/product/product-name'
import { StockText } from '../../shared/stock/stock-text'
import { paths } from '../../shell/paths'
import { isReady } from './list-text'
import { OrderLine } from './order-line'
import styles from './quick-order.module.css'
import { orderFields } from './quick-order-form'
import { useResultText } from './use-result-text'

interface CheckedLineProps {
  readonly checked: CheckedRow
  readonly product: ListedProduct | undefined
  /** What is sold instead of an item that is gone. */
  readonly successor: ListedProduct | undefined
}

/** A row of the list with what will become of it. Drawn once: a list may have many. */
export const CheckedLine = memo(function CheckedLine({ checked, product, successor }: CheckedLineProps) {
  const { locale } = useShopClient()
  const { row, check } = checked
  const isFaulty = !isReady(check)
  const quantity = check.kind === 'ready' ? formatNumber(check.quantity, locale) : row.quantity
  return (
    <OrderLine
      place={row.place}
      picture={product === undefined ? <ErrorIcon size={20} /> : <LinePicture product={product} />}
      quantity={quantity}
      result={<Result checked={checked} product={product} successor={successor} />}
      total={
        check.kind === 'ready' && check.unitPrice ? (
          <Total net={check.unitPrice} quantity={check.quantity} />
        ) : null
      }
      isFaulty={isFaulty}
    >
      <LineName number={row.number} product={product} />
    </OrderLine>
  )
})

const LinePicture = ({ product: { attributes } }: { readonly product: ListedProduct }) => (
  <ProductPicture attributes={attributes} scale={choosePictureScale([attributes])} />
)

interface LineNameProps {
  /** As it was entered. */
  readonly number: string
  readonly product: ListedProduct | undefined
}

function LineName({ number, product }: LineNameProps) {
  if (product === undefined) return <p className={styles.name}>{number}</p>
  const { name, sku } = product.attributes
  return (
    <>
      <p>
        <Link className={styles.name} to={paths.product(product)}>
          {unbroken(name)}
        </Link>
      </p>
      <p className={styles.sku}>{sku}</p>
    </>
  )
}

function Total({ net, quantity }: { readonly net: Money; readonly quantity: number }) {
  const { each, text } = usePrices()
  return each(({ toTotal }) => text(toTotal(net, quantity)))
}

const kindOf = (check: RowCheck) => {
  if (!isReady(check)) return 'error'
  return check.kind === 'ready' && check.shortage !== undefined ? 'warning' : 'info'
}

function Result({ checked: { row, check }, product, successor }: CheckedLineProps) {
  const sentences = useResultText()(check, product)
  const offer = offerOf(check, successor)
  const isPlain = sentences.length === 0
  return (
    <>
      {isPlain || (check.kind === 'ready' && check.shortage === undefined) ? (
        product === undefined ? null : (
          <StockText product={product} />
        )
      ) : null}
      {isPlain ? null : (
        <Note kind={kindOf(check)} inline>
          {sentences.join('. ')}
          {offer === undefined ? null : <Offer place={row.place} offer={offer} />}
        </Note>
      )}
    </>
  )
}

interface OfferedItem {
  readonly kind: 'nearest' | 'successor'
  readonly number: string
  readonly name: string
}

function offerOf(check: RowCheck, successor: ListedProduct | undefined): OfferedItem | undefined {
  if ('nearest' in check && check.nearest !== undefined) {
    return { kind: 'nearest', number: check.nearest.number, name: check.nearest.name ?? '' }
  }
  if (successor === undefined) return undefined
  return { kind: 'successor', number: successor.attributes.sku, name: successor.attributes.name }
}

interface OfferProps {
  readonly place: number
  readonly offer: OfferedItem
}

/** Takes another item in this line, and checks the list again. */
function Offer({ place, offer: { kind, number, name } }: OfferProps) {
  const { t } = useTranslation('quick-order')
  return (
    <>
      {' '}
      <button className={styles.offer} name={orderFields.replace} value={`${place}:${number}`}>
        {t(`result.${kind}`, { number, name })}
      </button>
    </>
  )
}
