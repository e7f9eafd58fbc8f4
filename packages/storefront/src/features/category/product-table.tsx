import { useShopClient } from '@cartonnage/react-hooks'
import { formatNumber, unitDecimals } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { joinClasses } from '../../components/join-classes'
import table from '../../components/responsive-table.module.css'
import { listScale, sharedScale } from '../../drawing/scale'
import { ExpectedStock } from '../delivery/expected-delivery'
import { PriceNote } from '../price/price-note'
import { chooseSteps, stepCells, stepRoom } from '../price/price-steps'
import type { ListedProduct } from '../product/listed-product'
import { shortName } from '../product/product-name'
import { ProductRow } from './product-row'
import styles from './product-table.module.css'

export interface ProductTableProps {
  readonly caption: string
  /** At least one. */
  readonly products: readonly ListedProduct[]
  /** The heading above says what most of them are, so rows leave out the common name. */
  readonly isOneKind?: boolean
}

/** The space for a picture in a row, in px, and its usual scale. */
const pictureScale = { fit: { width: 104, height: 118 }, usual: listScale.category }

const innerSizeOf = ({ attributes }: ListedProduct) => attributes.innerSize

/** The name that most products of a list have. */
function commonName(products: readonly ListedProduct[]): string | undefined {
  const names = products.map(({ attributes }) => shortName(attributes))
  return names.find((name) => names.filter((other) => other === name).length * 2 > names.length)
}

const isOfBoard = ({ attributes: { flute, maxLoad } }: ListedProduct): boolean =>
  flute !== undefined || maxLoad !== undefined

/** Products with their tier prices in columns; cards on small screens. All drawings share one scale. */
export function ProductTable({ caption, products, isOneKind = false }: ProductTableProps) {
  const { t } = useTranslation(['category', 'product'])
  const { shop, locale } = useShopClient()
  const steps = chooseSteps(products.map(({ tiers }) => tiers))
  const cells = products.flatMap(({ tiers }) => stepCells(tiers, steps)).filter((cell) => cell !== undefined)
  // Of net prices, which need the most: the same for gross ones, so that nothing moves when a guest switches.
  const decimals = unitDecimals(cells.map(({ unitPrice }) => unitPrice))
  const scale = sharedScale(products.map(innerSizeOf), pictureScale)
  const common = isOneKind ? commonName(products) : undefined
  const hasBoard = products.some(isOfBoard)
  const hasOwnSteps = cells.some(({ isOwnStep }) => isOwnStep)
  return (
    <div>
      <table className={joinClasses(table['table'], styles['table'])}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr className="type-table-head">
            <th scope="col">{t('table.drawing')}</th>
            <th scope="col">
              {t('table.size')}
              <br />
              {t('product:sizeOrder')}
            </th>
            {hasBoard ? <th scope="col">{t('table.flute')}</th> : null}
            <th scope="col">{t(`table.stock.${shop}`)}</th>
            {steps.map((step, index) => (
              <th
                key={step}
                scope="col"
                className={joinClasses(styles['price'], styles[stepRoom(index, steps.length)])}
              >
                {t('product:from', { number: formatNumber(step, locale) })}
              </th>
            ))}
            <th scope="col" className={styles['quantityHead']}>
              {t('product:quantity.label')}
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <ProductRow
              key={product.id}
              product={product}
              steps={steps}
              scale={scale}
              decimals={decimals}
              commonName={common}
              hasBoard={hasBoard}
            />
          ))}
        </tbody>
      </table>
      <Notes hasOwnSteps={hasOwnSteps} />
    </div>
  )
}

/** Explains the prices, and says by when products in stock are expected. */
function Notes({ hasOwnSteps }: { readonly hasOwnSteps: boolean }) {
  return (
    <div className={styles['note']}>
      <PriceNote hasOwnSteps={hasOwnSteps} />
      <ExpectedStock />
    </div>
  )
}
