import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { joinClasses } from '../../components/join-classes'
import { Drawing } from '../../drawing/drawing'
import { goodsScale } from '../../drawing/goods-scale'
import { paths } from '../../shell/paths'
import { drawnGoods } from '../../shared/product/drawn-goods'
import type { ListedProduct } from '../../shared/product/listed-product'
import type { Size } from '../../shared/product/product-attributes'
import { hyphenated } from '../../shared/product/product-name'
import { differs, withValues } from './compare-rows'
import type { CompareGroup, CompareRow } from './compare-rows'
import { OrderCell } from './order-cell'
import { RemoveLink } from './remove-link'
import { useMaterialRows, useSizeRows } from './use-fact-rows'
import { usePackRows, useUnitPriceRows } from './use-price-rows'
import { useSupplyRows } from './use-supply-rows'
import styles from './compare-page.module.css'

interface CompareTableProps {
  readonly products: readonly ListedProduct[]
}

/** The products as columns, with a row for all that is known of one of them. */
export function CompareTable({ products }: CompareTableProps) {
  const { t } = useTranslation('compare')
  const groups = withValues([
    useSizeRows(products),
    useMaterialRows(products),
    useUnitPriceRows(products),
    usePackRows(products),
    useSupplyRows(products),
  ])
  return (
    <div className={styles.scroller} role="region" aria-label={t('scroller')} tabIndex={0}>
      <table className={joinClasses(styles.table, 'tabular')}>
        <caption className="visually-hidden">{t('caption')}</caption>
        <ColumnHeads products={products} />
        {groups.map((group) => (
          <RowGroup key={group.id} group={group} products={products} />
        ))}
        <tbody className={styles.orders}>
          <tr>
            <th scope="row">{t('order')}</th>
            {products.map((product) => (
              <td key={product.id}>
                <OrderCell product={product} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}

/** The space for a drawing in px, and the largest scale. */
const drawings = { usual: 0.4, fit: { width: 110, height: 110 } }

const dimensionsOf = (size: Size | undefined) =>
  size && size.height > 0
    ? { length: String(size.length), width: String(size.width), height: String(size.height) }
    : undefined

/** Drawings to one scale, and below them the names, which stay in sight where the window has room for all columns. */
function ColumnHeads({ products }: CompareTableProps) {
  const scale = goodsScale(
    products.map(({ attributes }) => attributes),
    drawings,
  )
  return (
    <thead>
      <tr className={styles.removing} data-screen-only>
        <td className={styles.corner} />
        {products.map(({ id, attributes }) => (
          <td key={id}>
            <RemoveLink id={id} name={attributes.name} ids={products.map((product) => product.id)} />
          </td>
        ))}
      </tr>
      <tr className={styles.pictures}>
        <td className={styles.corner} />
        {products.map(({ id, attributes }) => (
          <td key={id}>
            <Drawing
              kind="goods"
              attributes={drawnGoods(attributes)}
              scale={scale}
              rollScale={scale}
              dimensions={dimensionsOf(attributes.innerSize)}
              labelSize={13}
            />
          </td>
        ))}
      </tr>
      <tr className={styles.names}>
        <td className={styles.corner} />
        {products.map((product) => (
          <th key={product.id} scope="col">
            <Link className={styles.name} to={paths.product(product)}>
              {hyphenated(product.attributes.name)}
            </Link>
            <Article sku={product.attributes.sku} />
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Article({ sku }: { readonly sku: string }) {
  const { t } = useTranslation('product')
  return <span className={styles.other}>{t('article', { sku })}</span>
}

interface RowGroupProps extends CompareTableProps {
  readonly group: CompareGroup
}

function RowGroup({ group, products }: RowGroupProps) {
  return (
    <tbody>
      <tr className={styles.group}>
        <th scope="rowgroup" colSpan={products.length + 1}>
          <span>{group.label}</span>
        </th>
      </tr>
      {group.rows.map((row) => (
        <Row key={row.id} row={row} products={products} />
      ))}
    </tbody>
  )
}

interface RowProps extends CompareTableProps {
  readonly row: CompareRow
}

function Row({ row, products }: RowProps) {
  const { t } = useTranslation('compare')
  const isDifferent = differs(row)
  return (
    <tr className={isDifferent ? styles.different : styles.same}>
      <th scope="row">
        {row.label}
        {isDifferent ? <DifferenceMark /> : null}
      </th>
      {row.cells.map(({ value }, index) => (
        <td key={products[index]?.id}>
          {value ?? (
            <>
              <span aria-hidden="true">–</span>
              <span className="visually-hidden">{t('unknown')}</span>
            </>
          )}
          {row.best?.index === index ? <span className={styles.best}>{row.best.text}</span> : null}
        </td>
      ))}
    </tr>
  )
}

/** A sign of inequality, and its word. */
function DifferenceMark() {
  const { t } = useTranslation('compare')
  return (
    <>
      <svg className={styles.mark} viewBox="0 0 12 12" aria-hidden="true">
        <path d="M1.5 4h9M1.5 8h9M8.5 1l-5 10" />
      </svg>
      <span className="visually-hidden">{`, ${t('differs')}`}</span>
    </>
  )
}
