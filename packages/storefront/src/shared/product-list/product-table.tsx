import { unitDecimals } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { joinClasses } from '../../components/join-classes'
import table from '../../components/responsive-table.module.css'
import { CompareBar } from '../compare/compare-bar'
import { ExpectedStock } from '../delivery-day/expected-delivery'
import { PriceNote } from '../price/price-note'
import { chooseSteps, stepCells } from '../price/price-steps'
import type { ListedProduct } from '../product/listed-product'
import { listName } from '../product/product-name'
import { kindOfList } from './goods-kinds'
import type { ListFact } from './goods-kinds'
import { useListFacts } from './list-facts'
import type { ListOrder } from './data/load-sort'
import { pictureScales } from './picture-scales'
import { ProductRow } from './product-row'
import styles from './product-table.module.css'
import { SortNews } from './sort-news'
import { TableHead } from './table-head'

export interface ProductTableProps {
  readonly caption: string
  /** At least one. */
  readonly products: readonly ListedProduct[]
  /** The heading above says what most of them are, so rows leave out the common name. */
  readonly isOneKind?: boolean
  /** Absent for a list that cannot be sorted. */
  readonly order?: ListOrder
  /** Its products can be ticked to be compared; one such list on a page. @default false */
  readonly isComparable?: boolean
}

/** The name that most products of a list have. */
function commonName(products: readonly ListedProduct[]): string | undefined {
  const names = products.map(({ attributes }) => listName(attributes))
  return names.find((name) => names.filter((other) => other === name).length * 2 > names.length)
}

/** Products with facts of their kind and tier prices in columns; cards on small screens. */
export function ProductTable(props: ProductTableProps) {
  const { caption, products, isOneKind = false, order, isComparable = false } = props
  const kind = kindOfList(products.map(({ attributes }) => attributes.imageHint))
  const columns = useKnownColumns(kind.columns, products)
  const prices = priceColumns(products)
  const { scales, rollScale, isOneScale } = pictureScales(products.map(({ attributes }) => attributes))
  const common = isOneKind ? commonName(products) : undefined
  return (
    <div className={styles.frame}>
      <table className={joinClasses(table.table, styles.table, kind.sizeHead === undefined && styles.named)}>
        <caption className="visually-hidden">{caption}</caption>
        <TableHead sizeHead={kind.sizeHead} columns={columns} steps={prices.steps} order={order} />
        <tbody>
          {products.map((product, index) => (
            <ProductRow
              key={product.id}
              product={product}
              steps={prices.steps}
              scale={scales[index] ?? 0}
              rollScale={rollScale}
              decimals={prices.decimals}
              commonName={common}
              columns={columns}
              isComparable={isComparable}
            />
          ))}
        </tbody>
      </table>
      {isComparable ? <CompareBar /> : null}
      {order === undefined ? null : <SortNews sort={order.sort} />}
      <Notes hasOwnSteps={prices.hasOwnSteps} isOneScale={isOneScale} />
    </div>
  )
}

/** The facts that at least one product of the list has, in their columns. */
function useKnownColumns(columns: readonly (readonly ListFact[])[], products: readonly ListedProduct[]) {
  const read = useListFacts()
  return columns
    .map((facts) => facts.filter((fact) => products.some((product) => read(product, fact) !== undefined)))
    .filter((facts) => facts.length > 0)
}

/** The quantities at the head of the price columns, and the decimals of each column. */
function priceColumns(products: readonly ListedProduct[]) {
  const steps = chooseSteps(products.map(({ tiers }) => tiers))
  const rows = products.map(({ tiers }) => stepCells(tiers, steps))
  // Of net prices, which need the most: the same for gross ones, so that nothing moves when a guest switches.
  const decimals = steps.map((_, index) =>
    unitDecimals(rows.flatMap((cells) => cells[index] ?? []).map(({ unitPrice }) => unitPrice)),
  )
  return { steps, decimals, hasOwnSteps: rows.flat().some((cell) => cell?.isOwnStep) }
}

interface NotesProps {
  readonly hasOwnSteps: boolean
  readonly isOneScale: boolean
}

/** Explains prices and pictures, and says by when products in stock are expected. */
function Notes({ hasOwnSteps, isOneScale }: NotesProps) {
  const { t } = useTranslation('category')
  return (
    <div className={styles.note}>
      <PriceNote hasOwnSteps={hasOwnSteps} />
      {isOneScale ? <p className="type-small muted">{t('table.oneScale')}</p> : null}
      <ExpectedStock />
    </div>
  )
}
