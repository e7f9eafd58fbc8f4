import { useShopClient } from '@cartonnage/react-hooks'
import { formatNumber } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { buttonClass } from '../../components/button'
import { NarrowedList } from '../narrowing/narrowed-list'
import type { Narrowing } from '../narrowing/narrowing'
import { PriceSwitch } from '../price/price-switch'
import { useSharedLocation } from '../../shell/use-shared-location'
import type { ListedProduct } from '../product/listed-product'
import { kindOfList } from './goods-kinds'
import { changeQuery } from './list-query'
import styles from './list-tools.module.css'
import type { ListOrder } from './data/load-sort'
import type { PageWindow } from '../product/page-window'
import { pageWindow } from '../product/page-window'
import { ProductTable } from './product-table'
import { SortForm } from './sort-form'

export interface ProductListProps {
  readonly caption: string
  /** None where nothing obeys the choices. */
  readonly products: readonly ListedProduct[]
  readonly total: number
  readonly narrowing: Narrowing
  readonly page: number
  readonly order: ListOrder
  readonly isOneKind?: boolean
}

/** The number of products, their order, the products, and links to the other pages. */
export function ProductList(props: ProductListProps) {
  const { caption, products, total, narrowing, page, order, isOneKind } = props
  const window = pageWindow(page, total)
  const { sizeHead } = kindOfList(products.map(({ attributes }) => attributes.imageHint))
  return (
    <NarrowedList
      narrowing={narrowing}
      total={total}
      part={usePartText(window)}
      tools={
        <>
          <PriceSwitch />
          {total > 1 ? <SortForm order={order} hasSizes={sizeHead !== undefined} /> : null}
        </>
      }
    >
      <ProductTable
        caption={caption}
        products={products}
        isOneKind={isOneKind ?? false}
        order={order}
        isComparable
      />
      <Paging window={window} />
    </NarrowedList>
  )
}

/** Which of the products are shown; undefined where all are. */
function usePartText({ total, first, last, before, after }: PageWindow): string | undefined {
  const { t } = useTranslation('category')
  const { locale } = useShopClient()
  if (before + after === 0) return undefined
  return t('countPart', {
    first: formatNumber(first, locale),
    last: formatNumber(last, locale),
    number: formatNumber(total, locale),
  })
}

/** Links to the previous and the next page. */
function Paging({ window }: { readonly window: PageWindow }) {
  const { t } = useTranslation('category')
  const { search } = useSharedLocation()
  const { page, before, after } = window
  if (before + after === 0) return null
  const at = (number: number) => ({
    search: changeQuery(search, { page: number > 1 ? String(number) : undefined }),
  })
  return (
    <nav className={styles.paging} aria-label={t('paging.label')}>
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
