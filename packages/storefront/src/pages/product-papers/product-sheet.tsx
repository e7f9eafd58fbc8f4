import { useShopClient } from '@cartonnage/react-hooks'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Logo } from '../../components/logo'
import { formatOrderDate } from '../../shell/order-date'
import { paths } from '../../shell/paths'
import { PrintPaper } from '../../shared/page-parts/print-paper'
import type { ListedProduct } from '../../shared/product/listed-product'
import { displaySize, isTube, shortName, unbroken } from '../../shared/product/product-name'
import styles from './product-sheet.module.css'

interface ProductSheetProps {
  readonly product: ListedProduct
  readonly day: string
  /** What kind of paper it is. */
  readonly kind: string
  /** Beside the button that prints. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A paper of a product: a sheet on a desk. Printed, it is the paper alone. */
export function ProductSheet({ product, day, kind, action, children }: ProductSheetProps) {
  const { t } = useTranslation('product-papers')
  const { locale } = useShopClient()
  const { attributes } = product
  // The name of a tube includes its size.
  const size = isTube(attributes) ? undefined : displaySize(attributes)
  return (
    <div className={styles.desk}>
      <div className={styles.bar} data-screen-only>
        <Link className="link" to={paths.product(product)}>
          {t('back')}
        </Link>
        <div className={styles.actions}>
          {action}
          <PrintPaper />
        </div>
      </div>
      <article className={styles.sheet} aria-labelledby="paper-title">
        <header className={styles.head}>
          <Logo />
          <dl className={styles.numbers}>
            <div>
              <dt>{t('article')}</dt>
              <dd>{attributes.sku}</dd>
            </div>
            <div>
              <dt>{t('day')}</dt>
              <dd>{formatOrderDate(day, locale)}</dd>
            </div>
          </dl>
        </header>
        <h1 id="paper-title" className={styles.title}>
          <span className={styles.kind}>{kind}</span> {unbroken(shortName(attributes))}{' '}
          {size === undefined ? null : <span className={styles.size}>{size}&nbsp;mm</span>}
        </h1>
        {children}
      </article>
    </div>
  )
}
