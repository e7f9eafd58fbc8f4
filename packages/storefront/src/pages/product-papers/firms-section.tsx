import { useTranslation } from 'react-i18next'
import type { ProductAttributes } from '../../shared/product/product-attributes'
import { FirmTexts } from '../../shared/product-facts/firm-texts'
import styles from './product-sheet.module.css'

/** Who makes the product and answers for it. */
export function FirmsSection({ attributes }: { readonly attributes: ProductAttributes }) {
  const { t } = useTranslation('product-papers')
  return (
    <section className={styles.firms}>
      <h2 className={styles.heading}>{t('firms')}</h2>
      <FirmTexts attributes={attributes} />
    </section>
  )
}
