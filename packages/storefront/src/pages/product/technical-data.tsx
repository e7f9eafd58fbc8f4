import { useTranslation } from 'react-i18next'
import { Link, useHref } from 'react-router-dom'
import { AttributeList } from '../../components/summary-list'
import { paths } from '../../shell/paths'
import type { ListedProduct } from '../../shared/product/listed-product'
import { boxBlank } from '../../shared/product-facts/box-blank'
import { useProductFacts } from '../../shared/product-facts/use-product-facts'
import styles from './technical-data.module.css'

/** All known attributes of a product, and its papers; what does not apply is left out. */
export function TechnicalData({ product }: { readonly product: ListedProduct }) {
  const { t } = useTranslation('product')
  const facts = useProductFacts(product)
  if (facts.length === 0) return null
  return (
    <section>
      <div className={styles.head}>
        <h2 className="type-h3">{t('page.facts')}</h2>
        <ProductPapers product={product} />
      </div>
      <AttributeList attributes={facts} />
    </section>
  )
}

/** Links to what is printed, filed or worked with. */
function ProductPapers({ product }: { readonly product: ListedProduct }) {
  const { t } = useTranslation('product-details')
  const { attributes } = product
  const file = useHref(paths.productPaper(product, 'blank.svg'))
  return (
    <ul className={styles.papers} aria-label={t('papers.label')} data-screen-only>
      <li>
        <Link className="link" to={paths.productPaper(product, 'data-sheet')}>
          {t('papers.dataSheet')}
        </Link>
      </li>
      {attributes.materials === undefined ? null : (
        <li>
          <Link className="link" to={paths.productPaper(product, 'declaration')}>
            {t('papers.declaration')}
          </Link>
        </li>
      )}
      {boxBlank(attributes) === undefined ? null : (
        <li>
          <a className="link" href={file} download>
            {t('papers.file')}
          </a>
        </li>
      )}
    </ul>
  )
}
