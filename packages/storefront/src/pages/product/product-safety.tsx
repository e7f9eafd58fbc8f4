import { useTranslation } from 'react-i18next'
import { joinClasses } from '../../components/join-classes'
import { Note } from '../../components/note'
import { FirmTexts } from '../../shared/product-facts/firm-texts'
import type { ProductAttributes } from '../../shared/product/product-attributes'
import styles from './product-page.module.css'

/** Safety warnings and responsible companies: on the page itself, as Regulation (EU) 2023/988 requires. */
export function ProductSafety({ attributes }: { readonly attributes: ProductAttributes }) {
  const { t } = useTranslation('product')
  const { warnings } = attributes
  return (
    <section className={styles.safety}>
      <h2 className={joinClasses('type-h3', styles.attributesHead)}>{t('page.safety')}</h2>
      {warnings === undefined ? null : (
        <Note kind="warning">
          <p>{warnings}</p>
        </Note>
      )}
      <div className={styles.firms}>
        <FirmTexts attributes={attributes} />
      </div>
    </section>
  )
}
