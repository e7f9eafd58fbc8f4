import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { Button } from '../../components/button'
import { keepSizesTogether } from '../../shared/lines/cart-item'
import { ProductPicture, choosePictureScale } from '../../shared/lines/product-picture'
import type { ListedProduct } from '../../shared/product/listed-product'
import { StockText } from '../../shared/stock/stock-text'
import { LinePrices } from './line-prices'
import { meantQuantity } from './list-form'
import styles from './lists.module.css'

interface FavouriteRowProps {
  readonly id: string
  /** Undefined for a product that this shop does not sell. */
  readonly product: ListedProduct | undefined
  readonly onRemove: (id: string) => void
}

/** A product that a guest has marked, in the smallest quantity that can be bought. */
export function FavouriteRow({ id, product, onRemove }: FavouriteRowProps) {
  const { t } = useTranslation(['lists', 'product'])
  const name = product === undefined ? t('goneProduct.title') : keepSizesTogether(product.attributes.name)
  const attributes = product?.attributes
  return (
    <li className={styles.favourite}>
      <ProductPicture
        attributes={attributes}
        scale={choosePictureScale(attributes === undefined ? [] : [attributes])}
        muted={product === undefined}
      />
      <div className={styles.text}>
        <p className={styles.name}>
          {product === undefined ? (
            name
          ) : (
            <Link className="link" to={paths.product(product)}>
              {name}
            </Link>
          )}
        </p>
        {product === undefined ? (
          <p className="type-small muted">{t('goneProduct.text')}</p>
        ) : (
          <>
            <p className="type-small muted">{t('product:article', { sku: product.attributes.sku })}</p>
            <div className="type-small">
              <StockText product={product} />
            </div>
          </>
        )}
      </div>
      {product === undefined ? null : (
        <LinePrices product={product} quantity={meantQuantity(product, null)} />
      )}
      <Button
        className={styles.remove}
        type="button"
        variant="text"
        size="dense"
        aria-label={t('of', { what: t('takeOff'), name })}
        onClick={() => onRemove(id)}
      >
        {t('takeOff')}
      </Button>
    </li>
  )
}
