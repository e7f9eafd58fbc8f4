import { Money, useShopClient } from '@cartonnage/react-hooks'
import { formatNumber } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths'
import { buttonClass } from '../../components/button'
import { sharedDecimals } from '../price/shared-decimals'
import { usePriceView } from '../price/use-price-view'
import { shortName, sizeText, unbroken } from '../product/product-name'
import { StockFigure } from '../product/stock-text'
import type { BoxHit } from './box-hit'
import { packedBox } from './box-hit'
import { FitBadges } from './fit-badges'
import { FitBar } from './fit-bar'
import styles from './hit-card.module.css'
import { HitDrawing } from './hit-drawing'

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
    <article id={id} className={styles['card']}>
      <div className={styles['picture']}>
        <HitDrawing hit={hit} scale={scale} />
      </div>
      <div className={styles['words']}>
        <FitBadges hit={hit} />
        <h3 className={styles['size']}>
          <Link className={styles['link']} to={paths.product(product)}>
            {packed ? `${sizeText(packed.box)}\u00a0mm` : name}
          </Link>
        </h3>
        <p className="type-small muted">
          {name} · {attributes.sku}
        </p>
        {fit ? <FitBar freeSpace={fit.freeSpace} /> : null}
        <div className={styles['foot']}>
          <FirstPrice hit={hit} />
          <StockFigure product={product} />
          {/* The card is the link already. */}
          <span className={buttonClass({ size: 'dense', className: styles['view'] })} aria-hidden="true">
            {t('view')}
          </span>
        </div>
      </div>
    </article>
  )
}

/** The price of the smallest quantity. */
function FirstPrice({ hit }: { readonly hit: BoxHit }) {
  const { t } = useTranslation('product')
  const { locale } = useShopClient()
  const { toMain } = usePriceView()
  const [first] = hit.product.tiers
  if (!first) return <span>{t('price.onRequest')}</span>
  const price = toMain(first.unitPrice)
  return (
    <span className="no-break">
      <Money className={styles['price'] ?? ''} value={price} decimals={sharedDecimals([price])} />{' '}
      <small>{t('from', { number: formatNumber(first.from, locale) })}</small>
    </span>
  )
}
