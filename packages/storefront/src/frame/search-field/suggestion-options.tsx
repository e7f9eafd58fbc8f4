import type { ComboboxView } from '@cartonnage/react-hooks'
import type { Dimensions } from '@cartonnage/sdk/rules'
import { unitDecimals } from '@cartonnage/sdk/rules'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { BoxIcon } from '../../components/icons'
import { joinClasses } from '../../components/join-classes'
import { Drawing } from '../../drawing/drawing'
import { PriceText } from '../../shared/price/price-text'
import { usePriceView } from '../../shared/price/use-price-view'
import { drawnGoods } from '../../shared/product/drawn-goods'
import type { ListedProduct } from '../../shared/product/listed-product'
import { shortName, displaySize, sizeText, unbroken } from '../../shared/product/product-name'
import styles from './suggestion-list.module.css'

interface OptionProps extends ReturnType<ComboboxView['optionProps']> {
  readonly onClick: () => void
}

interface SizeOptionProps extends OptionProps {
  readonly size: Partial<Dimensions>
  readonly to: string
}

/** The entered dimensions for the Box Finder, in mm in any case; with two, the text asks for the third. */
export function SizeOption({ size, to, ...option }: SizeOptionProps) {
  const { t } = useTranslation('search')
  const { length = 0, width = 0, height = 0 } = size
  return (
    <Link {...option} to={to} className={joinClasses(styles.option, styles.offer)}>
      <BoxIcon />
      <span className={styles.text}>
        <strong>{t('boxFinder')}</strong>
        <span className={styles.detail}>
          {t(height === 0 ? 'twoSides' : 'size', { size: sizeText({ length, width, height }) })}
        </span>
      </span>
    </Link>
  )
}

interface ProductOptionProps extends OptionProps {
  readonly product: ListedProduct
  /** px per mm of all pictures of the list. */
  readonly scale: number
}

/** A product: picture, size, name, SKU, and the unit price of its largest quantity. */
export function ProductOption({ product, scale, ...option }: ProductOptionProps) {
  const { t } = useTranslation(['search', 'product'])
  const { toMain } = usePriceView()
  const { attributes, tiers } = product
  const size = displaySize(attributes)
  const best = tiers.at(-1)
  const price = best && toMain(best.unitPrice)
  return (
    <Link {...option} to={paths.product(product)} className={styles.option}>
      <span className={styles.picture}>
        <Drawing kind="goods" attributes={drawnGoods(attributes)} scale={scale} />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>
          {size === undefined ? null : (
            <>
              <span className="type-size">{size}</span>
              <span className="visually-hidden"> mm </span>
            </>
          )}
          <span>{unbroken(shortName(attributes))}</span>
        </span>
        <span className={styles.detail}>{t('product:article', { sku: attributes.sku })}</span>
      </span>
      {price === undefined ? null : (
        <span className={styles.price}>
          {tiers.length > 1 ? `${t('search:from')} ` : ''}
          <PriceText value={price} decimals={unitDecimals([price])} />
        </span>
      )}
    </Link>
  )
}

/** A category or a term. */
export function TextOption({ to, children, ...option }: OptionProps & { to: string; children: ReactNode }) {
  return (
    <Link {...option} to={to} className={styles.option}>
      <span className={styles.name}>{children}</span>
    </Link>
  )
}
