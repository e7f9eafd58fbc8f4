import { useNavigation, useShopClient } from '@cartonnage/react-hooks'
import { boxFinderPath, findDimensions, formatNumber, readSearchTerm } from '@cartonnage/sdk/rules'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData } from 'react-router-dom'
import type { To } from 'react-router-dom'
import { matchCategories } from '../../shell/match-categories'
import { loadLater } from '../../shell/load-later'
import { paths } from '../../shell/paths'
import type { PageHandle } from '../../shell/page-handle'
import { useCategoryLinks } from '../../shell/use-category-links'
import { buttonClass } from '../../components/button'
import { EmptyState } from '../../components/empty-state'
import { useAnalytics } from '../../shared/analytics/use-analytics'
import { ProductList } from '../../shared/product-list/product-list'
import { Drawing } from '../../drawing/drawing'
import { withDrawings } from '../../drawing/with-drawings'
import { dimensionsInTerm } from './dimensions-in-term'
import styles from './search-results-page.module.css'

export const loader = withDrawings(
  loadLater(async () => (await import('./data/search-results-loader')).searchResultsLoader),
)

export const handle: PageHandle<typeof loader> = {
  kind: 'search',
  title: ({ data, i18n }) => i18n.t('title', { ns: 'search-results', term: readSearchTerm(data.term) }),
}

export { revalidateUnlessAdded as shouldRevalidate } from '../../shared/product/revalidate-unless-added'

export function Component() {
  const { t } = useTranslation('search-results')
  const { term, correctedTerm, closeTerms, products, total, narrowing, page, order } =
    useLoaderData<typeof loader>()
  const { all } = narrowing
  const enteredTerm = readSearchTerm(term)
  const displayedTerm = correctedTerm ?? enteredTerm
  const { locale } = useShopClient()
  const heading =
    all === 0
      ? t('headingNone', { term: displayedTerm })
      : t('heading', { term: displayedTerm, count: all, number: formatNumber(all, locale) })
  return (
    <div className={`container ${styles.page ?? ''}`} key={term}>
      <header className={styles.head}>
        {correctedTerm === null ? null : <p id="entered-term">{t('headingNone', { term: enteredTerm })}.</p>}
        <h1 aria-describedby={correctedTerm === null ? undefined : 'entered-term'}>{heading}</h1>
        <FoundCategories term={displayedTerm} />
        {all === 0 ? null : <MadeToMeasure term={displayedTerm} />}
        <LinkRow
          id="close-terms"
          label={t('closeTerms')}
          links={closeTerms.map((text) => ({ text, to: paths.search(text) }))}
        />
      </header>
      {all === 0 ? (
        <NothingFound term={displayedTerm} />
      ) : (
        <section aria-label={t('results')}>
          <ProductList
            caption={heading}
            products={products}
            total={total}
            narrowing={narrowing}
            page={page}
            order={order}
          />
        </section>
      )}
    </div>
  )
}

/** Links to the categories that match the term. */
function FoundCategories({ term }: { readonly term: string }) {
  const { t } = useTranslation('search-results')
  const { items } = useNavigation()
  const { to } = useCategoryLinks()
  const links = matchCategories(items, term).map((item) => ({ text: item.title, to: to(item) }))
  return <LinkRow id="found-categories" label={t('categories')} links={links} />
}

/** For a size that was searched for: the same made to measure. */
function MadeToMeasure({ term }: { readonly term: string }) {
  const { t } = useTranslation('search-results')
  const size = findDimensions(term)
  if (!size?.height) return null
  const { length, width, height } = size
  return (
    <p>
      <Link className="link" to={paths.request({ length, width, height, term })}>
        {t('madeToMeasure', { size: `${length} × ${width} × ${height} mm` })}
      </Link>
    </p>
  )
}

interface LinkRowProps {
  readonly id: string
  readonly label: string
  readonly links: readonly { readonly text: string; readonly to: To }[]
}

function LinkRow({ id, label, links }: LinkRowProps) {
  if (links.length === 0) return null
  return (
    <nav className={styles.categories} aria-labelledby={id}>
      <p id={id} className="type-small muted">
        {label}
      </p>
      <ul className="cluster">
        {links.map(({ text, to }) => (
          <li key={text}>
            <Link className={buttonClass({ variant: 'neutral', size: 'dense' })} to={to}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Links to the Box Finder, filled with the dimensions in the term, and to boxes made to measure. */
function NothingFound({ term }: { readonly term: string }) {
  const { t } = useTranslation('search-results')
  const { locale } = useShopClient()
  const { emptySearch } = useAnalytics()
  const size = dimensionsInTerm(term, locale)
  const reported = useRef(false)
  useEffect(() => {
    if (reported.current) return
    reported.current = true
    emptySearch()
  }, [emptySearch])
  return (
    <EmptyState
      drawing={
        <Drawing
          kind="blank"
          {...{ length: 300, width: 200, height: 150 }}
          lineOnly
          fit={{ width: 260, height: 130 }}
        />
      }
      title={t('empty.title')}
      actions={
        <>
          <Link className={buttonClass({ variant: 'primary' })} to={boxFinderPath(size)}>
            {t('empty.boxFinder')}
          </Link>
          <Link className={buttonClass({ variant: 'secondary' })} to={paths.request({ ...size, term })}>
            {t('empty.madeToMeasure')}
          </Link>
        </>
      }
    >
      <p>{t('empty.text')}</p>
    </EmptyState>
  )
}
