import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router-dom'
import { Note } from '../../components/note'
import { Drawing } from '../../drawing/drawing'
import { withDrawings } from '../../drawing/with-drawings'
import { loadLater } from '../../shell/load-later'
import type { PageHandle } from '../../shell/page-handle'
import { paths } from '../../shell/paths'
import { drawnGoods } from '../../shared/product/drawn-goods'
import type { ProductAttributes } from '../../shared/product/product-attributes'
import { blankSize } from '../../shared/product-facts/box-blank'
import { factGroups, useProductFacts } from '../../shared/product-facts/use-product-facts'
import type { loadDataSheet } from './data/load-product-paper'
import { FactsTable } from './facts-table'
import { FirmsSection } from './firms-section'
import { ProductSheet } from './product-sheet'
import styles from './product-sheet.module.css'

export const loader = withDrawings(
  loadLater(async () => (await import('./data/load-product-paper')).loadDataSheet),
)

export const handle: PageHandle<typeof loadDataSheet> = {
  kind: 'content',
  title: ({ data, i18n }) =>
    `${i18n.t('dataSheet', { ns: 'product-papers' })} ${data.product.attributes.name}`,
  canonicalPath: ({ data }) => paths.product(data.product),
}

/** All that is known of a product on one sheet of A4. */
export function Component() {
  const { t } = useTranslation('product-papers')
  const { product, day } = useLoaderData<typeof loadDataSheet>()
  const { attributes } = product
  const facts = useProductFacts(product)
  const [goods, ...others] = factGroups.map((group) => (
    <FactsTable
      key={group}
      heading={t(`group.${group}`)}
      facts={facts.filter((fact) => fact.group === group)}
    />
  ))
  return (
    <ProductSheet product={product} day={day} kind={t('dataSheet')}>
      <div className={styles.halves}>
        <div className={styles.picture}>
          <ProductPicture attributes={attributes} />
        </div>
        {goods}
      </div>
      <div className={styles.halves}>{others}</div>
      <BlankPicture attributes={attributes} />
      {attributes.warnings === undefined ? null : (
        <Note kind="warning">
          <p>{attributes.warnings}</p>
        </Note>
      )}
      <FirmsSection attributes={attributes} />
    </ProductSheet>
  )
}

interface PictureProps {
  readonly attributes: ProductAttributes
}

function ProductPicture({ attributes }: PictureProps) {
  const { t } = useTranslation('product')
  const { innerSize, name } = attributes
  return (
    <Drawing
      kind="goods"
      attributes={drawnGoods(attributes)}
      fit={{ width: 360, height: 280 }}
      fluid
      dimensions={
        innerSize && {
          length: t('dimension.length', { mm: innerSize.length }),
          width: t('dimension.width', { mm: innerSize.width }),
          height: t('dimension.height', { mm: innerSize.height }),
        }
      }
      title={t('page.drawingPlain', { name })}
    />
  )
}

/** With inner sizes, as the list of sizes; the crease lines are on a page of their own. */
function BlankPicture({ attributes }: PictureProps) {
  const { t } = useTranslation(['product', 'product-details'])
  const size = blankSize(attributes)
  if (size === undefined) return null
  return (
    <section className={styles.blank}>
      <h2 className={styles.heading}>{t('page.blank')}</h2>
      <Drawing
        kind="blank"
        {...size}
        dimensions
        fluid
        fit={{ width: 620, height: 190 }}
        title={t('page.blankDrawing', { name: attributes.name })}
      />
      <p className={styles.note}>
        {t('page.blankLegend')}. {t('product-details:blankNote')}
      </p>
    </section>
  )
}
