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
  title: ({ i18n }) => i18n.t('title', { ns: 'own-products' }),
}

/** What a private buyer has ordered before, with today's prices and add-to-cart buttons. */
export function Component() {
  const { t } = useTranslation('own-products')
  const { products } = useLoaderData<typeof loader>()
  return (
    <section className={`container ${styles.page}`}>
      <h1>{t('title')}</h1>
      {products.length === 0 ? (
        <EmptyList title={t('empty')} action={t('action')}>
          {t('emptyText')}
        </EmptyList>
      ) : (
        <>
          <p>{t('lead')}</p>
          <ProductTable caption={t('title')} products={products} />
        </>
      )}
    </section>
  )
}
