import { useCompare } from '@cartonnage/react-hooks'
import { maximumCompared } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData } from 'react-router-dom'
import { buttonClass } from '../../components/button'
import { Choice } from '../../components/choice'
import { Note } from '../../components/note'
import { withDrawings } from '../../drawing/with-drawings'
import { loadLater } from '../../shell/load-later'
import type { PageHandle } from '../../shell/page-handle'
import { paths } from '../../shell/paths'
import { useCategoryLinks } from '../../shell/use-category-links'
import { ExpectedStock } from '../../shared/delivery-day/expected-delivery'
import { PriceNote } from '../../shared/price/price-note'
import { PriceSwitch } from '../../shared/price/price-switch'
import type { ListedProduct } from '../../shared/product/listed-product'
import { CompareTable } from './compare-table'
import type { compareLoader } from './data/compare-loader'
import { NothingCompared } from './nothing-compared'
import styles from './compare-page.module.css'

export const loader = withDrawings(
  loadLater(async () => (await import('./data/compare-loader')).compareLoader),
)

export const handle: PageHandle<typeof compareLoader> = {
  kind: 'search',
  title: ({ data, i18n }) =>
    data.products.length === 0
      ? i18n.t('title', { ns: 'compare' })
      : i18n.t('titleOf', {
          ns: 'compare',
          articles: data.products.map(({ attributes }) => attributes.sku).join(', '),
        }),
  description: ({ i18n }) => i18n.t('metaDescription', { ns: 'compare' }),
  localePaths: ({ data }) => data.localePaths,
}

export { revalidateUnlessAdded as shouldRevalidate } from '../../shared/product/revalidate-unless-added'

/** Up to four products side by side. */
export function Component() {
  const { t } = useTranslation('compare')
  const { products } = useLoaderData<typeof compareLoader>()
  return (
    <div className={`container ${styles.page ?? ''}`}>
      {products.length === 0 ? (
        <>
          <LeftOut />
          <NothingCompared />
        </>
      ) : (
        <>
          <header className={styles.head}>
            <h1>{t('title')}</h1>
            <Intro products={products} />
          </header>
          <LeftOut />
          <Tools products={products} />
          <CompareTable products={products} />
          <footer className={styles.notes}>
            <PriceNote />
            <ExpectedStock />
          </footer>
        </>
      )}
    </div>
  )
}

/** How the table is read. */
function Intro({ products }: ToolsProps) {
  const { t } = useTranslation('compare')
  if (products.length === 1) return null
  const isOneScale = products.every(
    ({ attributes: { innerSize, roll } }) => innerSize !== undefined || roll !== undefined,
  )
  return <p className="muted">{[isOneScale && t('oneScale'), t('intro')].filter(Boolean).join(' ')}</p>
}

/** Which of the chosen products are not there, and why. */
function LeftOut() {
  const { t } = useTranslation('compare')
  const { missing, left } = useLoaderData<typeof compareLoader>()
  if (missing + left === 0) return null
  return (
    <Note kind="info">
      {missing === 0 ? null : <p>{t('missing', { count: missing })}</p>}
      {left === 0 ? null : <p>{t('left', { count: left })}</p>}
    </Note>
  )
}

interface ToolsProps {
  readonly products: readonly ListedProduct[]
}

/** What is shown of the comparison, which works without scripts, and the way to more products. */
function Tools({ products }: ToolsProps) {
  const { t } = useTranslation('compare')
  if (products.length === 1) {
    return (
      <Note kind="info" title={t('one.title')}>
        <p>{t('one.text')}</p>
        <p>
          <MoreLink products={products}>{t('one.action')}</MoreLink>
        </p>
      </Note>
    )
  }
  return (
    <div className={styles.tools} data-screen-only>
      <Choice type="checkbox" label={t('differencesOnly')} className={styles.only} data-differences />
      <PriceSwitch />
      {products.length < maximumCompared ? <MoreLink products={products}>{t('more')}</MoreLink> : null}
    </div>
  )
}

/** Leads to the list of the last product, where these are ticked. */
function MoreLink({ products, children }: ToolsProps & { readonly children: string }) {
  const { to } = useCategoryLinks()
  const { choose } = useCompare()
  const category = products.at(-1)?.attributes.categoryId
  return (
    <Link
      className={buttonClass({ variant: 'neutral', size: 'dense' })}
      to={category === undefined ? paths.home() : to({ id: category })}
      onClick={() => choose(products.map(({ id }) => id))}
    >
      {children}
    </Link>
  )
}
