import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router-dom'
import { loadLater } from '../../shell/load-later'
import type { PageHandle } from '../../shell/page-handle'
import { ProductTable } from '../../shared/product-list/product-table'
import { EmptyList } from '../../shared/page-parts/empty-list'
import styles from './own-products-page.module.css'

export const loader = loadLater(async () => (await import('./data/own-products-loader')).ownProductsLoader)

export const handle: PageHandle<typeof loader> = {
  kind: 'account',
  title: ({ i18n }) => i18n.t('products.title', { ns: 'offers' }),
}

/** What a private buyer has ordered before, with today's prices and add-to-cart buttons. */
export function Component() {
  const { t } = useTranslation('offers')
  const { products } = useLoaderData<typeof loader>()
  return (
    <section className={`container ${styles.page}`}>
      <h1>{t('products.title')}</h1>
      {products.length === 0 ? (
        <EmptyList title={t('products.empty')} action={t('products.action')}>
          {t('products.emptyText')}
        </EmptyList>
      ) : (
        <>
          <p>{t('products.lead')}</p>
          <ProductTable caption={t('products.title')} products={products} />
        </>
      )}
    </section>
  )
}
