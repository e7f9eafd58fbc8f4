import { formatNumber, maximumCompared, unitPriceFor } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { joinClasses } from '../../components/join-classes'
import { Drawing } from '../../drawing/drawing'
import { paths } from '../../shell/paths'
import { useUnitLabels } from '../../shared/price/unit-labels'
import { usePrices } from '../../shared/price/use-price-view'
import { drawnGoods } from '../../shared/product/drawn-goods'
import type { ListedProduct } from '../../shared/product/listed-product'
import { displaySize, rollParts, unbroken } from '../../shared/product/product-name'
import type { NearSizes, SimilarSize } from './data/load-related-goods'
import styles from './similar-sizes.module.css'

interface SimilarSizesProps {
  /** The product of the page. */
  readonly product: ListedProduct
  readonly sizes: NearSizes
  readonly quantity: number
}

/** The product between those next in size, drawn to one scale, each with what changes and its price at the same quantity. */
export function SimilarSizes({ product, sizes, quantity }: SimilarSizesProps) {
  const { t } = useTranslation('product-page')
  const { smaller, larger, scale, ...own } = sizes
  const all: readonly SimilarSize[] = [...smaller, { product, changes: [], ...own }, ...larger]
  return (
    <section className="section" aria-labelledby="sizes">
      <div className="section-head">
        <h2 id="sizes" className="type-h2">
          {t('sizes.title')}
        </h2>
        <p className="cluster">
          <Link className="link" to={paths.compare(nearest(sizes, product.id))}>
            {t('sizes.compare')}
          </Link>
          <OtherSize product={product} />
        </p>
      </div>
      <ul className={joinClasses('layout-sizes', styles.sizes)}>
        {all.map((size) => (
          <SizeCard
            key={size.product.id}
            size={size}
            isCurrent={size.product === product}
            {...{ scale, quantity }}
          />
        ))}
      </ul>
    </section>
  )
}

/** A box can be made in any size: the form starts with this one. */
function OtherSize({ product: { id, attributes } }: Pick<SimilarSizesProps, 'product'>) {
  const { t } = useTranslation('product-page')
  const { innerSize, fefco } = attributes
  if (fefco === undefined || innerSize === undefined) return null
  return (
    <Link className="link" to={paths.request({ style: fefco.slice(0, 4), ...innerSize, product: id })}>
      {t('sizes.other')}
    </Link>
  )
}

/** The product and the three next to it: as many as are compared side by side. */
function nearest({ smaller, larger }: NearSizes, own: string): readonly string[] {
  const [before = [], after = []] = [smaller, larger].map((sizes) => sizes.map(({ product }) => product.id))
  const all = [...before, own, ...after]
  const start = Math.max(0, Math.min(before.length - 1, all.length - maximumCompared))
  return all.slice(start, start + maximumCompared)
}

interface SizeCardProps {
  readonly size: SimilarSize
  /** It is the product of the page. */
  readonly isCurrent: boolean
  /** px per mm */
  readonly scale: number
  readonly quantity: number
}

function SizeCard({ size: { product, changes, litres }, isCurrent, scale, quantity }: SizeCardProps) {
  const { t } = useTranslation(['product-page', 'product'])
  const { each, text, locale } = usePrices()
  const { amount, per } = useUnitLabels()
  const { attributes, tiers } = product
  const number = (value: number) => formatNumber(value, locale)
  const signed = (value: number) => `${value < 0 ? '−' : '+'}${number(Math.abs(value))}`
  const size = displaySize(attributes) ?? rollParts(attributes.name)?.size ?? unbroken(attributes.name)
  const charged = Math.max(quantity, tiers[0]?.from ?? 1)
  const net = unitPriceFor(tiers, charged)
  const difference = changes
    .map(({ side, by }) => t(`product:dimension.${side}`, { mm: signed(by) }))
    .join(', ')
  const facts = [
    isCurrent ? t('sizes.this') : difference,
    litres === undefined ? '' : t('sizes.volume', { litres: number(litres) }),
  ]
  return (
    <li className={joinClasses(styles.card, isCurrent && styles.current)}>
      <div className={styles.picture}>
        <Drawing kind="goods" attributes={drawnGoods(attributes)} scale={scale} rollScale={scale} />
      </div>
      <p className="type-size">
        {isCurrent ? (
          <span aria-current="true">{size}</span>
        ) : (
          <Link className={styles.link} to={paths.product(product)}>
            {size}
          </Link>
        )}
      </p>
      <p className={styles.detail}>
        <span>{facts.filter(Boolean).join('\u00a0· ')}</span>
        {net && (
          <span>
            {each(({ toMain }) =>
              t('sizes.price', {
                amount: amount(charged, attributes.unit),
                price: `${text(toMain(net), { decimals: 'unit' })} ${per(attributes.unit)}`,
              }),
            )}
          </span>
        )}
      </p>
    </li>
  )
}
