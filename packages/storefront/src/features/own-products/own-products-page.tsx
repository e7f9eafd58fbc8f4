import { catalog, orders } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router-dom'
import type { PageHandle } from '../../shell/page-handle'
import { requirePrivateBuyer } from '../../shell/require-buyer'
import { shopOf } from '../../shell/shop-context'
import type { PageLoaderArgs } from '../../shell/shop-context'
import { ProductTable } from '../category/product-table'
import { EmptyList } from '../empty-list/empty-list'
import { toListedProduct } from '../product/listed-product'
import { dayAt } from '../product/working-days'
import styles from './own-products-page.module.css'

/** How many orders are searched, the newest first. */
const newestOrders = 10
const mostProducts = 50

/** The products of the buyer's newest orders, each once, at today's prices; without those no longer sold. */
export async function loader(args: PageLoaderArgs) {
  await requirePrivateBuyer(args)
  const shop = shopOf(args)
  const { signal } = args.request
  const ids = await findOrderedIds(shop, signal)
  if (ids.length === 0) return { products: [] }
  const { listProducts, getPrices } = shop.use(catalog)
  const [found, prices] = await Promise.all([listProducts(ids, { signal }), getPrices(ids, { signal })])
  const today = dayAt(Date.now())
  const tiersOf = new Map(ids.map((id, index) => [id, prices[index]?.tiers]))
  return {
    products: found.map((product) => toListedProduct(product, { tiers: tiersOf.get(product.id), today })),
  }
}

async function findOrderedIds(shop: Client, signal: AbortSignal): Promise<readonly string[]> {
  const { list, get } = shop.use(orders)
  const { orderSummaries } = await list({ pageSize: newestOrders }, { signal })
  const details = await Promise.all(
    orderSummaries.flatMap(({ orderSummaryId }) =>
      orderSummaryId === null ? [] : [get(orderSummaryId, { signal })],
    ),
  )
  const ids = details.flatMap(({ items }) => items.flatMap(({ productId }) => productId ?? []))
  return [...new Set(ids)].slice(0, mostProducts)
}

export const handle: PageHandle<typeof loader> = {
  kind: 'account',
  title: ({ i18n }) => i18n.t('products.title', { ns: 'offers' }),
}

/** What a private buyer has ordered before, with today's prices and add-to-cart buttons. */
export function Component() {
  const { t } = useTranslation('offers')
  const { products } = useLoaderData<typeof loader>()
  return (
    <section className={`container ${styles['page']}`}>
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
