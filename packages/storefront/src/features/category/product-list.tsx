import { useShopClient } from '@cartonnage/react-hooks'
import { formatNumber } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Form, Link, useLocation, useSubmit } from 'react-router-dom'
import { Button, buttonClass } from '../../components/button'
import { SelectField } from '../../components/select-field'
import { usePageQuery } from '../../shell/use-shared-location'
import { NarrowedList } from '../facets/narrowed-list'
import type { Narrowing } from '../facets/narrowing'
import type { ListedProduct } from '../product/listed-product'
import styles from './list-tools.module.css'
import type { PageWindow } from './page-window'
import { pageWindow } from './page-window'
import type { ProductSort } from './product-sort'
import { productSorts } from './product-sort'
import { ProductTable } from './product-table'

export interface ProductListProps {
  readonly caption: string
  /** None where nothing obeys the choices. */
  readonly products: readonly ListedProduct[]
  readonly total: number
  readonly narrowing: Narrowing
  readonly page: number
  readonly sort: ProductSort
  readonly isOneKind?: boolean
  /** The order without a `sort` parameter. */
  readonly defaultSort: ProductSort
}

/** The number of products, their order, the products, and links to the other pages. */
export function ProductList({
  caption,
  products,
  total,
  narrowing,
  page,
  sort,
  defaultSort,
  isOneKind,
}: ProductListProps) {
  const window = pageWindow(page, total)
  return (
    <NarrowedList
      narrowing={narrowing}
      total={total}
      part={usePartText(window)}
      tools={total > 1 ? <SortForm sort={sort} /> : null}
    >
      <ProductTable caption={caption} products={products} isOneKind={isOneKind ?? false} />
      <Paging window={window} sort={sort === defaultSort ? undefined : sort} />
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

/** Sorts at once with scripts, by a button without. */
function SortForm({ sort }: { readonly sort: ProductSort }) {
  const { t } = useTranslation('category')
  const submit = useSubmit()
  // Without an action a form keeps the query of the current URL, with everything that campaigns added.
  const { pathname } = useLocation()
  return (
    <Form method="get" action={pathname} className={styles['sort']} preventScrollReset replace>
      {[...usePageQuery()]
        .filter(([name]) => name !== 'page' && name !== 'sort')
        .map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
      <SelectField
        key={sort}
        name="sort"
        label={t('sort.label')}
        hideLabel
        defaultValue={sort}
        onChange={(event) =>
          void submit(event.currentTarget.form, { preventScrollReset: true, replace: true })
        }
      >
        {productSorts.map((option) => (
          <option key={option} value={option}>
            {t(`sort.${option}`)}
          </option>
        ))}
      </SelectField>
      <noscript>
        <Button>{t('sort.apply')}</Button>
      </noscript>
    </Form>
  )
}

interface PagingProps {
  readonly window: PageWindow
  readonly sort: ProductSort | undefined
}

/** Links to the previous and the next page. */
function Paging({ window, sort }: PagingProps) {
  const { t } = useTranslation('category')
  const { page, before, after } = window
  const current = usePageQuery()
  if (before + after === 0) return null
  const at = (number: number) => {
    const query = new URLSearchParams(current)
    query.delete('page')
    query.delete('sort')
    if (number > 1) query.set('page', String(number))
    if (sort) query.set('sort', sort)
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
