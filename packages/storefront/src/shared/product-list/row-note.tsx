import type { QuantityInputView } from '@cartonnage/react-hooks'
import { unitPriceFor } from '@cartonnage/sdk/rules'
import { usePrices } from '../price/use-price-view'
import type { CheaperQuantity } from '../add-to-cart/find-cheaper'
import { TakeCheaper } from '../add-to-cart/take-cheaper'
import type { ListedProduct } from '../product/listed-product'
import { PiecesNote } from '../add-to-cart/unit-select'
import { packsOf } from '../add-to-cart/units-of'
import { usePackLabels } from '../add-to-cart/use-pack-labels'
import styles from './product-table.module.css'

interface RowNoteProps {
  readonly product: ListedProduct
  readonly view: QuantityInputView
  /** The quantity has been changed, so its total is of interest. */
  readonly isEdited: boolean
  readonly cheaper: CheaperQuantity | undefined
}

/**
 * What is to be known of a row's quantity, next to its field: at first what a bundle costs, then its total, and what costs
 * less.
 */
export function RowNote({ product, view, isEdited, cheaper }: RowNoteProps) {
  const { text, each } = usePrices()
  const quantity = view.enteredQuantity
  const net = unitPriceFor(product.tiers, quantity)
  if (!isEdited) return <PackPrice product={product} quantity={quantity} />
  return (
    <>
      {net === undefined ? null : (
        <p className={styles.rowTotal}>{each(({ toTotal }) => text(toTotal(net, quantity)))}</p>
      )}
      {cheaper === undefined ? (
        <PiecesNote view={view} unit={product.attributes.unit} />
      ) : (
        <TakeCheaper {...{ product, view, quantity, cheaper }} />
      )}
    </>
  )
}

/** `1 Bund 22.16`, in the currency of the list, where the quantity is that of one bundle or pallet. */
function PackPrice({ product, quantity }: { readonly product: ListedProduct; readonly quantity: number }) {
  const { each, figure } = usePrices()
  const { packs } = usePackLabels()
  const { attributes, tiers } = product
  const pack = packsOf(product).find(({ size }) => size === quantity)
  const net = unitPriceFor(tiers, quantity)
  if (pack === undefined || net === undefined) return null
  return (
    <p>
      {`${packs(1, pack.kind, attributes.unit)} `}
      {each(({ toTotal }) => figure(toTotal(net, quantity), 2))}
    </p>
  )
}
