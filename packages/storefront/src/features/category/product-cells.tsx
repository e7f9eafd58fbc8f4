import { useShopClient } from '@cartonnage/react-hooks'
import { formatNumber } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths'
import { GoodsDrawing } from '../drawing/goods-drawing'
import { ContentPriceText } from '../price/content-price-text'
import { goodsOf } from '../product/goods-of'
import { shortName, shownSize, unbroken } from '../product/product-name'
import { StockFigure } from '../product/stock-text'
import { useAttributeLabels } from '../product/use-attribute-labels'
import type { ProductRowProps } from './product-row'
import styles from './product-table.module.css'

/** Picture, size and name, board and load, stock: what an article is. */
export function ProductCells({ product, scale, commonName, hasBoard }: ProductRowProps) {
  const { locale } = useShopClient()
  const { wall } = useAttributeLabels()
  const { attributes, tiers } = product
  const { flute, maxLoad, content } = attributes
  const [first] = tiers
  return (
    <>
      <td className={styles['picture']}>
        <GoodsDrawing attributes={goodsOf(attributes)} scale={scale} />
      </td>
      <th scope="row" className={styles['name']}>
        <ProductLink product={product} commonName={commonName} />
        {content && first ? (
          <ContentPriceText className={styles['detail'] ?? ''} net={first.unitPrice} content={content} />
        ) : null}
      </th>
      {hasBoard ? (
        <td className={styles['board']}>
          {flute === undefined ? wall(attributes) : <span>{flute}</span>}
          {maxLoad ? <span className="no-break">{formatNumber(maxLoad, locale)}&nbsp;kg</span> : null}
        </td>
      ) : null}
      <td className={styles['stock']}>
        <StockFigure product={product} />
      </td>
    </>
  )
}

/** The inner size is the headline of an article; its name only where the list does not say it already. */
function ProductLink({ product, commonName }: Pick<ProductRowProps, 'product' | 'commonName'>) {
  const { t } = useTranslation('product')
  const { attributes } = product
  const size = shownSize(attributes)
  const short = shortName(attributes)
  const name = unbroken(short)
  const isNamed = size === undefined || short !== commonName
  return (
    <>
      <Link className={styles['link']} to={paths.product(product)}>
        {size === undefined ? (
          name
        ) : (
          <>
            <span className="type-size">{size}</span>
            {isNamed ? <span className={styles['label']}>{name}</span> : null}
            <span className="visually-hidden"> mm{isNamed ? '' : `, ${name}`}</span>
          </>
        )}
      </Link>
      <span className={styles['detail']}>{t('article', { sku: attributes.sku })}</span>
    </>
  )
}
