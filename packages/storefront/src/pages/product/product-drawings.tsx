import { useTranslation } from 'react-i18next'
import { Drawing } from '../../drawing/drawing'
import { drawnGoods } from '../../shared/product/drawn-goods'
import type { ProductAttributes } from '../../shared/product/product-attributes'
import { shortName, displaySize } from '../../shared/product/product-name'
import styles from './product-page.module.css'

const fit = { width: 640, height: 460 }

/** The product with its dimensions, as large as the page allows. */
export function ProductDrawing({ attributes }: { readonly attributes: ProductAttributes }) {
  const { t } = useTranslation('product')
  const { innerSize, fefco, sku } = attributes
  const name = shortName(attributes)
  const inner = displaySize(attributes)
  const size = inner && `${inner}\u00a0mm`
  const detail = [`CARTONNAGE ${sku}`, fefco && `FEFCO ${fefco}`].filter(Boolean).join(' · ')
  return (
    <div className={styles.drawing}>
      <Drawing
        kind="goods"
        attributes={drawnGoods(attributes)}
        fit={fit}
        fluid
        labelSize={16}
        dimensions={
          innerSize && {
            length: t('dimension.length', { mm: innerSize.length }),
            width: t('dimension.width', { mm: innerSize.width }),
            height: t('dimension.height', { mm: innerSize.height }),
          }
        }
        print={size === undefined ? undefined : [size, detail]}
        title={size === undefined ? t('page.drawingPlain', { name }) : t('page.drawing', { name, size })}
      />
    </div>
  )
}

/** The blank from which a folding box is made. */
export function ProductBlank({ attributes }: { readonly attributes: ProductAttributes }) {
  const { t } = useTranslation('product')
  const { innerSize, fefco } = attributes
  if (innerSize === undefined || innerSize.height === 0 || fefco?.startsWith('0201') !== true) return null
  return (
    <section className={styles.blank}>
      <div className={styles.blankHead}>
        <h2 className="type-h3">{t('page.blank')}</h2>
        <p className="type-caption muted">{t('page.blankLegend')}</p>
      </div>
      <Drawing
        kind="blank"
        {...innerSize}
        dimensions
        fluid
        fit={{ width: 640, height: 260 }}
        title={t('page.blankDrawing', { name: attributes.name })}
      />
    </section>
  )
}
