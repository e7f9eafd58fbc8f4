import { useShopClient } from '@cartonnage/react-hooks'
import { boxFinderSearchPath, formatNumber } from '@cartonnage/sdk/rules'
import type { Dimensions } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData, useLocation } from 'react-router-dom'
import { loadLater } from '../../shell/load-later'
import type { PageHandle } from '../../shell/page-handle'
import { withDrawings } from '../../drawing/with-drawings'
import { usePageQuery } from '../../shell/use-shared-location'
import { buttonClass } from '../../components/button'
import { Note } from '../../components/note'
import { useOnChange } from '../../components/use-on-change'
import { FinderForm } from './finder-form'
import { CompareBar } from '../../shared/compare/compare-bar'
import { paths } from '../../shell/paths'
import { useFinderPage } from '../../shared/box-finder/use-finder-page'
import { ExpectedStock } from '../../shared/delivery-day/expected-delivery'
import { PriceNote } from '../../shared/price/price-note'
import { PriceSwitch } from '../../shared/price/price-switch'
import { NarrowedList } from '../../shared/narrowing/narrowed-list'
import { sizeText } from '../../shared/product/product-name'
import { BestHit } from './best-hit'
import styles from './box-finder-results-page.module.css'
import { hitsPerPage, mayBeCentimetres, toBoxHit } from './box-hit'
import type { BoxHit } from './box-hit'
import { cardScale, HitCard } from './hit-card'
import { NoHits } from './no-hits'

export const loader = withDrawings(
  loadLater(async () => (await import('./data/box-finder-results-loader')).boxFinderResultsLoader),
)

export const handle: PageHandle<typeof loader> = {
  kind: 'search',
  title: ({ data, i18n }) =>
    data.goods
      ? i18n.t('title', { ns: 'box-finder-results', size: sizeText(data.goods) })
      : i18n.t('title', { ns: 'box-finder' }),
}

export { revalidateUnlessAdded as shouldRevalidate } from '../../shared/product/revalidate-unless-added'

/** The boxes that fit the goods: the best one large, the others as cards at one scale. */
export function Component() {
  const { shop } = useShopClient()
  const { goods, products, isTooLarge, isUnitAssumed, total, narrowing, page } =
    useLoaderData<typeof loader>()
  const { resetPath, dimensions } = useFinderPage()
  const hits = products.map((product) => toBoxHit(product, { goods: goods ?? undefined, shop }))
  const reason = goods === null ? 'missing' : isTooLarge ? 'tooLarge' : 'none'
  return (
    <div className={`container ${styles.page ?? ''}`}>
      <ResultsHead />
      {goods && isUnitAssumed ? <AssumedUnitNote goods={goods} /> : null}
      {goods && mayBeCentimetres(goods, hits) ? <UnitNote /> : null}
      {narrowing.all === 0 ? (
        <NoHits reason={reason} resetPath={resetPath} dimensions={dimensions} />
      ) : (
        <NarrowedList narrowing={narrowing} total={total} tools={<PriceSwitch />}>
          <Hits key={goods ? sizeText(goods) : ''} hits={hits} />
          <MoreHits loaded={hits.length} total={total} page={page} />
          <div className={styles.note}>
            <PriceNote />
            <ExpectedStock />
          </div>
          <MadeToMeasure />
        </NarrowedList>
      )}
    </div>
  )
}

/** The number of boxes, the goods, and the form to change them. The search term is never loaded. */
function ResultsHead() {
  const { t } = useTranslation(['box-finder-results', 'box-finder'])
  const { locale } = useShopClient()
  const { goods, narrowing } = useLoaderData<typeof loader>()
  const { all } = narrowing
  return (
    <header className={styles.head}>
      <div>
        <h1>
          {goods === null
            ? t('headingMissing')
            : all === 0
              ? t('headingNone')
              : t('heading', { count: all, number: formatNumber(all, locale) })}
        </h1>
        {goods === null ? null : <p className="muted tabular">{t('goods', { size: sizeText(goods) })}</p>}
      </div>
      <FinderForm />
    </header>
  )
}

/** Says that numbers without a unit were read as centimetres, and links to the same ones in millimetres. */
function AssumedUnitNote({ goods }: { readonly goods: Dimensions }) {
  const { t } = useTranslation('box-finder-results')
  const millimetres = { length: goods.length / 10, width: goods.width / 10, height: goods.height / 10 }
  const isWhole = Object.values(millimetres).every(Number.isInteger)
  return (
    <Note
      kind="info"
      title={t('assumed.title')}
      className={styles.unit}
      action={
        isWhole ? (
          <Link
            className={buttonClass({ variant: 'secondary', size: 'dense' })}
            to={boxFinderSearchPath(millimetres)}
          >
            {t('assumed.action', { size: sizeText(millimetres) })}
          </Link>
        ) : undefined
      }
    />
  )
}

/** Asks about small dimensions that fit badly, which were probably meant in centimetres. */
function UnitNote() {
  const { t } = useTranslation('box-finder-results')
  return (
    <Note kind="info" title={t('unit.title')} className={styles.unit}>
      <p>{t('unit.text')}</p>
    </Note>
  )
}

function Hits({ hits }: { readonly hits: readonly BoxHit[] }) {
  const { t } = useTranslation('box-finder-results')
  const [best, ...others] = hits
  const { hash } = useLocation()
  // The link 'show more' is gone after its click, so the focus moves to the first new box.
  useOnChange(hash, () => {
    if (/^#hit-\d+$/.test(hash)) document.querySelector<HTMLElement>(`${hash} a`)?.focus()
  })
  const scale = cardScale(others)
  return (
    <>
      <div className={styles.hits}>
        {best ? <BestHit hit={best} /> : null}
        {others.length === 0 ? null : (
          <section aria-labelledby="other-hits">
            <div className={styles.othersHead}>
              <h2 id="other-hits">{t('others')}</h2>
              <p className="type-small muted">{t('sorted')}</p>
            </div>
            <ul className={`layout-hits ${styles.cards ?? ''}`}>
              {others.map((hit, index) => (
                <li key={hit.product.id}>
                  <HitCard hit={hit} scale={scale} id={`hit-${index + 2}`} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <CompareBar />
    </>
  )
}

interface MoreHitsProps {
  readonly loaded: number
  readonly total: number
  readonly page: number
}

/** A link to the same list with more boxes, scrolled to the first new one. */
function MoreHits({ loaded, total, page }: MoreHitsProps) {
  const { t } = useTranslation('box-finder-results')
  const current = usePageQuery()
  const count = Math.min(hitsPerPage, total - loaded)
  if (count <= 0 || loaded < page * hitsPerPage) return null
  const query = new URLSearchParams(current)
  query.set('page', String(page + 1))
  return (
    <p className={styles.more}>
      <Link
        className={buttonClass({ variant: 'secondary' })}
        to={{ search: query.toString(), hash: `hit-${loaded + 1}` }}
        replace
        preventScrollReset
      >
        {t('more', { count })}
      </Link>
    </p>
  )
}

function MadeToMeasure() {
  const { t } = useTranslation('box-finder-results')
  const to = paths.request(useFinderPage().dimensions)
  return (
    <Note
      kind="plain"
      title={t('madeToMeasure.title')}
      action={
        <Link className={buttonClass({ variant: 'secondary', size: 'dense' })} to={to}>
          {t('madeToMeasure.action')}
        </Link>
      }
    >
      <p>{t('madeToMeasure.text')}</p>
    </Note>
  )
}
