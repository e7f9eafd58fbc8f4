import { useShopClient } from '@cartonnage/react-hooks'
import { formatNumber } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { buttonClass } from '../../components/button'
import type { ListedProduct } from '../product/listed-product'
import styles from './list-tools.module.css'
import type { PageWindow } from './page-window'
import { pageWindow } from './page-window'
import type { ProductSort } from './product-sort'
import { ProductTable } from './product-table'
import { SortForm } from './sort-form'

export interface ProductListProps {
  readonly caption: string
  /** At least one. */
  readonly products: readonly ListedProduct[]
  readonly total: number
  readonly page: number
  readonly sort: ProductSort
  readonly isOneKind?: boolean
  /** The order that needs no parameter. */
  readonly standardSort: ProductSort
}

/** How many articles there are, their order, the articles, and the way to the rest. */
export function ProductList({
  caption,
  products,
  total,
  page,
  sort,
  standardSort,
  isOneKind,
}: ProductListProps) {
  const window = pageWindow(page, total)
  return (
    <>
      <div className={styles['tools']}>
        <Count window={window} />
        {total > 1 ? <SortForm sort={sort} /> : null}
      </div>
      <ProductTable caption={caption} products={products} isOneKind={isOneKind ?? false} />
      <Paging window={window} sort={sort === standardSort ? undefined : sort} />
    </>
  )
}

function Count({ window }: { readonly window: PageWindow }) {
  const { t } = useTranslation('category')
  const { locale } = useShopClient()
  const { total, first, last, before, after } = window
  const number = formatNumber(total, locale)
  return (
    <p className={styles['count']}>
      {before + after === 0
        ? t('count', { count: total, number })
        : t('countPart', { first: formatNumber(first, locale), last: formatNumber(last, locale), number })}
    </p>
  )
}

interface PagingProps {
  readonly window: PageWindow
  readonly sort: ProductSort | undefined
}

/** Links to the neighbouring pages of a list. */
function Paging({ window, sort }: PagingProps) {
  const { t } = useTranslation('category')
  const { page, before, after } = window
  if (before + after === 0) return null
  const at = (number: number) => {
    const query = new URLSearchParams({ ...(number > 1 && { page: String(number) }), ...(sort && { sort }) })
    return { search: query.toString() }
  }
  return (
    <nav className={styles['paging']} aria-label={t('paging.label')}>
      {before === 0 ? null : (
        <Link className={buttonClass({ variant: 'neutral' })} to={at(page - 1)} rel="prev">
          {t('paging.before', { count: before })}
        </Link>
      )}
      {after === 0 ? null : (
        <Link className={buttonClass({ variant: 'secondary' })} to={at(page + 1)} rel="next">
          {t('paging.after', { count: after })}
        </Link>
      )}
    </nav>
  )
}
