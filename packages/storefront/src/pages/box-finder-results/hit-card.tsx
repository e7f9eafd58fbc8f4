import { useShopClient } from '@cartonnage/react-hooks'
import { formatNumber, unitDecimals } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { buttonClass } from '../../components/button'
import { Drawing } from '../../drawing/drawing'
import { openBoxExtent } from '../../drawing/open-flaps'
import { listScale } from '../../drawing/scale'
import { CompareTick } from '../../shared/compare/compare-tick'
import { PriceText } from '../../shared/price/price-text'
import { usePrices } from '../../shared/price/use-price-view'
import { shortName, sizeText, unbroken } from '../../shared/product/product-name'
import { StockFigure } from '../../shared/stock/stock-text'
import { packedBox } from './box-hit'
import type { BoxHit } from './box-hit'
import { FitBadges } from './fit-badges'
import { FitBar } from './fit-bar'
import styles from './hit-card.module.css'

export interface HitCardProps {
  readonly hit: BoxHit
  /** px per mm of all drawings of the list. */
  readonly scale: number
  readonly id: string
}

/** One box of the results; the whole card is its link. */
export function HitCard({ hit, scale, id }: HitCardProps) {
  const { t } = useTranslation(['box-finder-results', 'product'])
  const { product, fit } = hit
  const { attributes } = product
  const packed = packedBox(hit)
  const name = unbroken(shortName(attributes))
  return (
    <article id={id} className={styles.card}>
      <div className={styles.picture}>
        {packed ? <Drawing kind="goods-in-box" {...packed} scale={scale} /> : null}
      </div>
      <div className={styles.compare}>
        <CompareTick id={product.id} name={attributes.name} look="card" />
      </div>
      <div className={styles.content}>
        <FitBadges hit={hit} />
        <h3 className={styles.size}>
          <Link className={styles.link} to={paths.product(product)}>
            {packed ? (
              <>
                {`${sizeText(packed.box)}\u00a0mm`}
                <span className="visually-hidden">{`, ${name}`}</span>
              </>
            ) : (
              name
            )}
          </Link>
        </h3>
        <p className="type-small muted">
          {name} · {attributes.sku}
        </p>
        {fit ? <FitBar freeSpace={fit.freeSpace} /> : null}
        <div className={styles.foot}>
          <FirstPrice hit={hit} />
          <StockFigure product={product} />
          {/* The whole card is a link already. */}
          <span className={buttonClass({ size: 'dense', className: styles.view })} aria-hidden="true">
            {t('view')}
          </span>
        </div>
      </div>
    </article>
  )
}

/** The unit price of the smallest quantity. */
function FirstPrice({ hit }: { readonly hit: BoxHit }) {
  const { t } = useTranslation('product')
  const { locale } = useShopClient()
  const { each } = usePrices()
  const [first] = hit.product.tiers
  if (!first) return <span>{t('price.onRequest')}</span>
  return (
    <span className="no-break">
      {each(({ toMain }) => {
        const price = toMain(first.unitPrice)
        return <PriceText className={styles.price ?? ''} value={price} decimals={unitDecimals(price)} />
      })}{' '}
      <small>{t('from', { number: formatNumber(first.from, locale) })}</small>
    </span>
  )
}

/** The space for a picture in a card, in px. */
const pictureFit = { width: 336, height: 216 }

/** The scale of all cards: the usual one, or a smaller one if the largest box would not fit in its card. */
export function cardScale(hits: readonly BoxHit[]): number {
  const limits = hits.flatMap((hit) => {
    const packed = packedBox(hit)
    if (!packed) return []
    const { across, down } = openBoxExtent(packed.box)
    return [pictureFit.width / across, pictureFit.height / down]
  })
  return Math.min(listScale.finder, ...limits)
}
