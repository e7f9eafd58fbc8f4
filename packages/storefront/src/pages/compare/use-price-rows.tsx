import { raiseQuantity, unitPriceFor } from '@cartonnage/sdk/rules'
import type { Money } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { formatContentPrice } from '../../shared/price/content-price'
import { useUnitLabels } from '../../shared/price/unit-labels'
import { tierDecimals, usePrices } from '../../shared/price/use-price-view'
import { packsOf } from '../../shared/add-to-cart/units-of'
import { usePackLabels } from '../../shared/add-to-cart/use-pack-labels'
import type { ListedProduct } from '../../shared/product/listed-product'
import { judged } from './compare-rows'
import type { CompareCell, CompareGroup, CompareRow } from './compare-rows'
import styles from './compare-page.module.css'

type Products = readonly ListedProduct[]
type Pack = 'bundle' | 'pallet'

/** A quantity of each product, as far as it can be ordered. */
type Quantities = readonly (number | undefined)[]

const packSizes = (products: Products, kind: Pack): Quantities =>
  products.map((product) => packsOf(product).find((pack) => pack.kind === kind)?.size)

const netAt = ({ tiers }: ListedProduct, quantity: number | undefined): Money | undefined =>
  quantity === undefined ? undefined : unitPriceFor(tiers, quantity)

const hasOneUnit = (products: Products): boolean =>
  new Set(products.map(({ attributes }) => attributes.unit)).size === 1

/** Of the same kind: only then is one price better than another. */
const areAlike = (products: Products): boolean =>
  products.every(({ attributes }) => attributes.fefco !== undefined) ||
  new Set(products.map(({ attributes }) => attributes.categoryId)).size === 1

/** What one costs, of one and of more; a product without a price is on request. */
export function useUnitPriceRows(products: Products): CompareGroup {
  const { t } = useTranslation('compare')
  const { per, amount } = useUnitLabels()
  const { packs } = usePackLabels()
  const cell = useUnitPriceCell(!hasOneUnit(products))
  const unit = products[0]?.attributes.unit ?? ''
  const atLeast = (quantity: number) => products.map(({ rule }) => raiseQuantity(quantity, rule))
  const row = (label: string, quantities: Quantities, asked?: number) => ({
    label: t('at', { quantity: label }),
    cells: products.map((product, index) => cell(product, quantities[index], asked)),
  })
  const packRow = (kind: Pack) => ({
    ...row(packs(1, kind, unit), packSizes(products, kind)),
    id: `unit-${kind}`,
  })
  /** Prices of the same quantity can be judged. */
  const judgedRow = (asked: number) => {
    const quantities = atLeast(asked)
    const figures = products.map((product, index) =>
      hasOneUnit(products) && areAlike(products) && quantities[index] === quantities[0]
        ? netAt(product, quantities[index])?.amount
        : undefined,
    )
    const found = row(amount(asked, hasOneUnit(products) ? unit : null), quantities, asked)
    return judged({ ...found, id: `unit-${asked}` }, { figures, prefer: 'smallest', text: t('best.price') })
  }
  return {
    id: 'unit-prices',
    label: hasOneUnit(products) ? t('priceEach', { per: per(unit) }) : t('pricePerUnit'),
    rows: [judgedRow(1), packRow('bundle'), judgedRow(100), packRow('pallet'), useContentRow(products)],
  }
}

/** A unit price, the shopper's main price first. `isNamed`: with the unit it is for. */
function useUnitPriceCell(isNamed: boolean) {
  const { t } = useTranslation('product')
  const { each, text } = usePrices()
  const { per, amount } = useUnitLabels()
  return (product: ListedProduct, quantity: number | undefined, asked?: number): CompareCell => {
    const { tiers, attributes } = product
    if (tiers.length === 0) return { value: t('price.onRequest'), compared: 'on request' }
    const net = netAt(product, quantity)
    if (net === undefined || quantity === undefined) return { value: undefined, compared: undefined }
    const format = { decimals: tierDecimals(tiers) }
    const value = (
      <>
        {each(({ toMain, toOther, otherLabel }) => (
          <>
            <span className={styles.price}>{text(toMain(net), format)}</span>{' '}
            {isNamed ? `${per(attributes.unit)} ` : null}
            <span className={styles.other}>{`${text(toOther(net), format)} ${otherLabel}`}</span>
          </>
        ))}
        {quantity === asked ? null : (
          <span className={styles.other}>{amount(quantity, attributes.unit)}</span>
        )}
      </>
    )
    return { value, compared: `${net.amount} ${attributes.unit}` }
  }
}

/** `CHF 0.119 / m`: the price of the smallest quantity by length, area, weight or volume. */
function useContentRow(products: Products): CompareRow {
  const { t } = useTranslation('compare')
  const { each, vatRate: rate, locale } = usePrices()
  return {
    id: 'content-price',
    label: t('base'),
    cells: products.map(({ tiers, attributes: { content } }) => {
      const net = tiers[0]?.unitPrice
      const price = net && formatContentPrice({ net, content }, { rate, main: 'net', locale })
      if (net === undefined || price === undefined) return { value: undefined, compared: undefined }
      return {
        value: each(({ main }) => formatContentPrice({ net, content }, { rate, main, locale })),
        compared: price,
      }
    }),
  }
}

/** What a bundle and a pallet cost. */
export function usePackRows(products: Products): CompareGroup {
  const { t } = useTranslation(['compare', 'product'])
  const { packs } = usePackLabels()
  const cell = usePackCell()
  const unit = products[0]?.attributes.unit ?? ''
  const row = (kind: Pack): CompareRow => {
    const sizes = packSizes(products, kind)
    const cells = products.map((product, index) => cell(product, sizes[index]))
    return { id: `pack-${kind}`, label: packs(1, kind, unit), cells }
  }
  return { id: 'packs', label: t('packs'), rows: [row('bundle'), row('pallet')] }
}

function usePackCell() {
  const { each, text } = usePrices()
  const { amount } = useUnitLabels()
  return (product: ListedProduct, size: number | undefined): CompareCell => {
    const net = netAt(product, size)
    if (net === undefined || size === undefined) return { value: undefined, compared: undefined }
    const value = (
      <>
        {each(({ toTotal, mainLabel }) => (
          <>
            <span className={styles.price}>{text(toTotal(net, size))}</span>{' '}
            <span className={styles.other}>{mainLabel}</span>
          </>
        ))}
        <span className={styles.other}>{amount(size, product.attributes.unit)}</span>
      </>
    )
    return { value, compared: `${net.amount} × ${size}` }
  }
}
