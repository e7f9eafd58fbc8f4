import { useTranslation } from 'react-i18next'
import { Link, useLoaderData } from 'react-router-dom'
import { loadLater } from '../../shell/load-later'
import type { PageHandle } from '../../shell/page-handle'
import { paths } from '../../shell/paths'
import { useCategoryLinks } from '../../shell/use-category-links'
import { Breadcrumb } from '../../components/breadcrumb'
import { buttonClass } from '../../components/button'
import { EmptyState } from '../../components/empty-state'
import { Note } from '../../components/note'
import { Drawing } from '../../drawing/drawing'
import { withDrawings } from '../../drawing/with-drawings'
import styles from './category-page.module.css'
import { ListTiles, SiblingTiles } from './category-tiles'
import type { ListedProduct } from '../../shared/product/listed-product'
import { ProductList } from '../../shared/product-list/product-list'

export const loader = withDrawings(
  loadLater(async () => (await import('./data/category-loader')).categoryLoader),
)

export const handle: PageHandle<typeof loader> = {
  kind: 'category',
  title: ({ data }) => data.name,
  description: ({ data, i18n }) =>
    `${data.name}. ${data.description || i18n.t('metaDescription', { ns: 'category' })}`,
  parents: ({ data }) => data.path.slice(0, -1).map(({ name }) => name),
  localePaths: ({ data }) => data.localePaths,
  choices: ({ data }) => data.narrowing.choices,
}

export { revalidateUnlessAdded as shouldRevalidate } from '../../shared/product/revalidate-unless-added'

export function Component() {
  const { id, name, description, products, total, narrowing, page, order, figures } =
    useLoaderData<typeof loader>()
  const { listsBelow, siblings } = useCategoryLinks()
  const lists = listsBelow(id)
  return (
    <div className={`container ${styles.page ?? ''}`} key={id}>
      <CategoryPath />
      <header className={styles.head}>
        <div className={styles.title}>
          <h1 className="type-h2">{name}</h1>
          {description === '' ? null : <p className={styles.description}>{description}</p>}
        </div>
        {lists.length === 0 ? <SiblingTiles items={siblings(id)} /> : null}
      </header>
      <ListTiles items={lists} figures={figures} />
      {products.some(isMadeToMeasure) ? <MadeToMeasure /> : null}
      <section className={styles.list} aria-label={name}>
        {narrowing.all === 0 ? (
          <EmptyCategory />
        ) : (
          <ProductList
            caption={name}
            products={products}
            total={total}
            narrowing={narrowing}
            page={page}
            order={order}
            isOneKind
          />
        )}
      </section>
    </div>
  )
}

/** A box without a price is made as it is asked for. */
const isMadeToMeasure = ({ tiers, attributes }: ListedProduct): boolean =>
  attributes.isMadeToMeasure && tiers.length === 0

function MadeToMeasure() {
  const { t } = useTranslation('category')
  return (
    <Note kind="plain" title={t('request.title')} className={styles.made}>
      <p>
        {t('request.text')}{' '}
        <Link className="link" to={paths.request()}>
          {t('request.action')}
        </Link>
      </p>
    </Note>
  )
}

function CategoryPath() {
  const { t } = useTranslation(['category', 'common'])
  const { path } = useLoaderData<typeof loader>()
  const { to } = useCategoryLinks()
  return (
    <Breadcrumb
      className={styles.path}
      label={t('breadcrumb')}
      items={[
        { key: 'home', element: <Link to={paths.home()}>{t('common:start')}</Link> },
        ...path.map((step, index) => {
          const current = index === path.length - 1
          return {
            key: step.id,
            current,
            element: current ? step.name : <Link to={to(step)}>{step.name}</Link>,
          }
        }),
      ]}
    />
  )
}

function EmptyCategory() {
  const { t } = useTranslation('category')
  return (
    <EmptyState
      drawing={<Drawing kind="category" category="boxes" fit={{ width: 210, height: 150 }} />}
      title={t('empty.title')}
      actions={
        <Link className={buttonClass({ variant: 'primary' })} to={paths.home()}>
          {t('empty.action')}
        </Link>
      }
    >
      <p>{t('empty.text')}</p>
    </EmptyState>
  )
}
