import { useQuantityInput, useShopClient } from '@cartonnage/react-hooks'
import type { Dimensions } from '@cartonnage/sdk/rules'
import { formatNumber, unitPriceFor } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { buttonClass } from '../../components/button'
import { Drawing } from '../../drawing/drawing'
import { CompareTick } from '../../shared/compare/compare-tick'
import { Price } from '../../shared/buying/price'
import { BuyForm } from '../../shared/buying/buy-form'
import type { ListedProduct } from '../../shared/product/listed-product'
import { canOrder, startQuantity } from '../../shared/product/listed-product'
import { shortName, sizeText, unbroken } from '../../shared/product/product-name'
import { StockText } from '../../shared/stock/stock-text'
import { weightText } from '../../shared/product/weight-text'
import styles from './best-hit.module.css'
import type { BoxHit } from './box-hit'
import { packedBox } from './box-hit'
import { FitBadges } from './fit-badges'
import { FitBar } from './fit-bar'

const pictureFit = { width: 560, height: 460 }

/** The box that fits best: a large drawing with the goods in it, details, price, and the form to buy it. */
export function BestHit({ hit }: { readonly hit: BoxHit }) {
  const { t } = useTranslation(['box-finder-results', 'product'])
  const { attributes } = hit.product
  const packed = packedBox(hit)
  const name = unbroken(shortName(attributes))
  const subtitle = [
    name,
    attributes.flute && t('product:flute', { flute: attributes.flute }),
    attributes.fefco && `FEFCO ${attributes.fefco}`,
    t('product:article', { sku: attributes.sku }),
  ]
  return (
    <section className="layout-best-hit" aria-labelledby="best-hit">
      {packed ? <BestDrawing {...packed} name={name} /> : null}
      <div className={styles.details}>
        <FitBadges hit={hit} isBest />
        <div>
          <h2 id="best-hit">
            <Link className={styles.link} to={paths.product(hit.product)}>
              {packed ? `${sizeText(packed.box)}\u00a0mm` : name}
            </Link>
          </h2>
          <p className="muted">{subtitle.filter(Boolean).join(' · ')}</p>
        </div>
        <FitDetails hit={hit} />
        <PriceAndForm product={hit.product} />
        <div>
          <CompareTick id={hit.product.id} name={attributes.name} look="card" />
        </div>
      </div>
    </section>
  )
}

interface BestDrawingProps {
  readonly box: Dimensions
  readonly goods: Dimensions
  readonly name: string
}

function BestDrawing({ box, goods, name }: BestDrawingProps) {
  const { t } = useTranslation(['box-finder-results', 'product'])
  return (
    <figure className={styles.drawing}>
      <Drawing
        kind="goods-in-box"
        box={box}
        goods={goods}
        fit={pictureFit}
        fluid
        labelSize={15}
        dimensions={{
          length: t('product:dimension.length', { mm: box.length }),
          width: t('product:dimension.width', { mm: box.width }),
          height: t('product:dimension.height', { mm: box.height }),
        }}
        title={t('drawing', { name, box: sizeText(box), goods: sizeText(goods) })}
      />
      <figcaption className={styles.legend}>
        <span className={styles.goodsKey}>{t('legend.goods', { size: sizeText(goods) })}</span>
        <span className={styles.boxKey}>{t('legend.box')}</span>
      </figcaption>
    </figure>
  )
}

/** Free space, slack, load and stock. */
function FitDetails({ hit }: { readonly hit: BoxHit }) {
  const { t } = useTranslation('box-finder-results')
  const { locale } = useShopClient()
  const { product, fit } = hit
  const { maxLoad, weight } = product.attributes
  const load = maxLoad && t('fact.loadText', { load: formatNumber(maxLoad, locale) })
  const empty = weight && t('fact.weightText', { weight: weightText(weight, locale) })
  return (
    <dl className={styles.list}>
      {fit ? (
        <>
          <dt>{t('fact.free')}</dt>
          <dd>
            <FitBar freeSpace={fit.freeSpace} />
          </dd>
          <dt>{t('fact.slack')}</dt>
          <dd>{t('fact.slackText', { ...fit.slack })}</dd>
        </>
      ) : null}
      {load || empty ? (
        <>
          <dt>{t('fact.load')}</dt>
          <dd>{[load, empty].filter(Boolean).join(', ')}</dd>
        </>
      ) : null}
      <dt>{t('fact.stock')}</dt>
      <dd>
        <StockText product={product} />
      </dd>
    </dl>
  )
}

function PriceAndForm({ product }: { readonly product: ListedProduct }) {
  const { t } = useTranslation('product')
  const view = useQuantityInput({ defaultQuantity: startQuantity(product), rule: product.rule })
  const net = unitPriceFor(product.tiers, view.quantity)
  return (
    <>
      {net === undefined ? (
        <p>{t('price.onRequest')}</p>
      ) : (
        <Price net={net} unit={product.attributes.unit} tiers={product.tiers} isSwitchAbove />
      )}
      {canOrder(product) ? <BuyForm product={product} view={view} /> : <ProductLink product={product} />}
    </>
  )
}

function ProductLink({ product }: { readonly product: ListedProduct }) {
  const { t } = useTranslation('box-finder-results')
  return (
    <p>
      <Link className={buttonClass({ variant: 'primary' })} to={paths.product(product)}>
        {t('view')}
      </Link>
    </p>
  )
}
