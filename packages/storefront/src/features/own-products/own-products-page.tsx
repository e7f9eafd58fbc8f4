import { useTranslation } from 'react-i18next'
import { Link, useLoaderData } from 'react-router-dom'
import type { PageHandle } from '../../app/page-handle'
import { paths } from '../../app/paths'
import { buttonClass } from '../../components/button'
import { EmptyState } from '../../components/empty-state'
import { ProductTable } from '../category/product-table'
import { CategoryDrawing } from '../drawing/category-drawing'
import styles from './own-products-page.module.css'
import type { loadOwnProducts } from './own-products-loader'

export { loadOwnProducts as loader } from './own-products-loader'

export const handle: PageHandle<typeof loadOwnProducts> = {
  kind: 'account',
  title: ({ i18n }) => i18n.t('products.title', { ns: 'offers' }),
}

/** What a private buyer ordered before, with today's prices and the way to order it again. */
export function Component() {
  const { t } = useTranslation('offers')
  const { products } = useLoaderData<typeof loadOwnProducts>()
  return (
    <section className={`container ${styles['page']}`}>
      <h1>{t('products.title')}</h1>
      {products.length === 0 ? (
        <EmptyState
          drawing={<CategoryDrawing category="boxes" fit={{ width: 190, height: 150 }} />}
          title={t('products.empty')}
          actions={
            <Link className={buttonClass({ variant: 'primary' })} to={paths.home()}>
              {t('products.action')}
            </Link>
          }
        >
          {t('products.emptyText')}
        </EmptyState>
      ) : (
        <>
          <p>{t('products.lead')}</p>
          <ProductTable caption={t('products.title')} products={products} />
        </>
      )}
    </section>
  )
}
