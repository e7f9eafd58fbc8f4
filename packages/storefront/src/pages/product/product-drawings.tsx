import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { joinClasses } from '../../components/join-classes'
import { Drawing } from '../../drawing/drawing'
import { paths } from '../../shell/paths'
import type { ProductAttributes } from '../../shared/product/product-attributes'
import { blankSize, boxBlank } from '../../shared/product-facts/box-blank'
import { blankFit } from './gallery/view-pictures'
import styles from './product-page.module.css'

/** The blank from which a folding box is made. */
export function ProductBlank({ attributes }: { readonly attributes: ProductAttributes }) {
  const { t } = useTranslation(['product', 'product-details'])
  const { urlName = '', id = '' } = useParams()
  const size = blankSize(attributes)
  if (size === undefined) return null
  return (
    <section className={styles.blank}>
      <div className={styles.blankHead}>
        <h2 className="type-h3">{t('page.blank')}</h2>
        <p className="type-caption muted">{t('page.blankLegend')}</p>
      </div>
      <Drawing
        kind="blank"
        {...size}
        dimensions
        fluid
        fit={blankFit}
        title={t('page.blankDrawing', { name: attributes.name })}
      />
      <p className={joinClasses('type-caption', 'muted', styles.blankNote)}>
        {t('product-details:blankNote')}{' '}
        {boxBlank(attributes) === undefined ? null : (
          <Link className="link" to={paths.productPaper({ urlName, id }, 'blank')} data-screen-only>
            {t('product-details:blankPage')}
          </Link>
        )}
      </p>
    </section>
  )
}
