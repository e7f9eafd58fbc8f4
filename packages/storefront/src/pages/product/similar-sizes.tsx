import { formatNumber, unitPriceFor } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { joinClasses } from '../../components/join-classes'
import { Drawing } from '../../drawing/drawing'
import { listScale, sharedScale } from '../../drawing/scale'
import { paths } from '../../shell/paths'
import { useUnitLabels } from '../../shared/price/unit-labels'
import { usePrices } from '../../shared/price/use-price-view'
import { drawnGoods } from '../../shared/product/drawn-goods'
import type { ListedProduct } from '../../shared/product/listed-product'
import { displaySize, rollParts, unbroken } from '../../shared/product/product-name'
import { contentOf, litresIn, sizeChanges } from './size-changes'
import styles from './similar-sizes.module.css'

interface SimilarSizesProps {
  /** The product of the page. */
  readonly product: ListedProduct
  /** Smaller and larger ones, the smallest first. */
  readonly similar: readonly ListedProduct[]
  readonly quantity: number
}

/** The space for a picture, in px. */
const fit = { width: 124, height: 108 }

/** The product between those next in size, drawn to one scale, each with what changes and its price at the same quantity. */
export function SimilarSizes({ product, similar, quantity }: SimilarSizesProps) {
  const { t } = useTranslation('product')
  const smaller = similar.filter((other) => contentOf(other) < contentOf(product))
  const sizes = [...smaller, product, ...similar.slice(smaller.length)]
  const blocks = sizes.map(({ attributes }) => attributes.innerSize)
  const scale = sharedScale(blocks, { usual: listScale.similar, fit })
  return (
    <section className="section" aria-labelledby="sizes">
      <div className="section-head">
        <h2 id="sizes" className="type-h2">
          {t('sizes.title')}
        </h2>
      </div>
      <ul className={joinClasses('layout-sizes', styles.sizes)}>
        {sizes.map((one) => (
          <SizeCard key={one.id} product={one} current={product} scale={scale} quantity={quantity} />
        ))}
      </ul>
    </section>
  )
}

interface SizeCardProps extends Pick<SimilarSizesProps, 'product' | 'quantity'> {
  /** The product of the page. */
  readonly current: ListedProduct
  /** px per mm */
  readonly scale: number
}

function SizeCard({ product, current, scale, quantity }: SizeCardProps) {
  const { t } = useTranslation('product')
  const { each, text, locale } = usePrices()
  const { amount, per } = useUnitLabels()
  const { attributes, tiers } = product
  const number = (value: number) => formatNumber(value, locale)
  const signed = (value: number) => `${value < 0 ? '−' : '+'}${number(Math.abs(value))}`
  const isCurrent = product.id === current.id
  const size = displaySize(attributes) ?? rollParts(attributes.name)?.size ?? unbroken(attributes.name)
  const charged = Math.max(quantity, tiers[0]?.from ?? 1)
  const net = unitPriceFor(tiers, charged)
  const changes = sizeChanges(attributes.innerSize, current.attributes.innerSize).map(({ side, by }) =>
    t(`dimension.${side}`, { mm: signed(by) }),
  )
  const litres = litresIn(attributes.innerSize)
  return (
    <li className={joinClasses(styles.card, isCurrent && styles.current)}>
      <div className={styles.picture}>
        <Drawing kind="goods" attributes={drawnGoods(attributes)} scale={scale} />
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
        <span>
          {[
            isCurrent ? t('sizes.this') : changes.join(', '),
            litres && t('sizes.volume', { litres: number(litres) }),
          ]
            .filter(Boolean)
            .join('\u00a0· ')}
        </span>
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
