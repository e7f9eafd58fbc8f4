import { useTranslation } from 'react-i18next'
import { Drawing } from '../../../drawing/drawing'
import { drawnGoods } from '../../../shared/product/drawn-goods'
import type { ProductAttributes } from '../../../shared/product/product-attributes'
import { displaySize, shortName } from '../../../shared/product/product-name'
import type { ViewName } from './gallery-views'
import styles from './product-gallery.module.css'
import { useViewWords } from './use-view-words'
import { pictureOf } from './view-pictures'

interface ViewDrawingProps {
  readonly attributes: ProductAttributes
  readonly view: ViewName
}

const largeFit = { width: 640, height: 460 }
const smallFit = { width: 88, height: 64 }

/** A view as large as the page allows. */
export function ViewDrawing({ attributes, view }: ViewDrawingProps) {
  const { t } = useTranslation('product-details')
  const { name } = useViewWords(attributes)
  if (view === 'closed') return <ClosedDrawing attributes={attributes} />
  return (
    <Drawing
      {...pictureOf(view, attributes, { fit: largeFit, isLarge: true })}
      fluid
      className={view === 'flute' ? styles.section : undefined}
      title={t('drawing', { view: name(view), name: attributes.name })}
    />
  )
}

/** The product with its dimensions. */
function ClosedDrawing({ attributes }: Pick<ViewDrawingProps, 'attributes'>) {
  const { t } = useTranslation('product')
  const { innerSize, fefco, sku } = attributes
  const name = shortName(attributes)
  const inner = displaySize(attributes)
  const size = inner && `${inner}\u00a0mm`
  const detail = [`CARTONNAGE ${sku}`, fefco && `FEFCO ${fefco}`].filter(Boolean).join(' · ')
  return (
    <Drawing
      kind="goods"
      attributes={drawnGoods(attributes)}
      fit={largeFit}
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
  )
}

/** A view in the row below; the link around it has its name. */
export const SmallDrawing = ({ attributes, view }: ViewDrawingProps) => (
  <Drawing
    {...pictureOf(view, attributes, { fit: smallFit, isLarge: false })}
    className={view === 'flute' ? styles.smallSection : undefined}
  />
)
