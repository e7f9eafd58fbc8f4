import { useTranslation } from 'react-i18next'
import { Link, useLoaderData } from 'react-router-dom'
import { useShopClient } from '@cartonnage/react-hooks'
import { loadLater } from '../../shell/load-later'
import type { PageHandle } from '../../shell/page-handle'
import { paths } from '../../shell/paths'
import { useUnitLabels } from '../../shared/price/unit-labels'
import { useProductFacts } from '../../shared/product-facts/use-product-facts'
import type { loadDeclaration } from './data/load-product-paper'
import { FactsTable } from './facts-table'
import { FirmsSection } from './firms-section'
import { MaterialTable } from './material-table'
import { ProductSheet } from './product-sheet'
import styles from './product-sheet.module.css'

export const loader = loadLater(async () => (await import('./data/load-product-paper')).loadDeclaration)

export const handle: PageHandle<typeof loadDeclaration> = {
  kind: 'content',
  title: ({ data, i18n }) =>
    `${i18n.t('declaration.title', { ns: 'product-papers' })} ${data.product.attributes.name}`,
  canonicalPath: ({ data }) => paths.product(data.product),
}

/** What else belongs to the material, in this order. */
const declared = [
  'construction',
  'flute',
  'board',
  'boardColour',
  'material',
  'adhesive',
  'recycled',
  'certificates',
  'food',
]

/** What a product consists of as packaging, for those who report it. */
export function Component() {
  const { t } = useTranslation('product-papers')
  const { per } = useUnitLabels()
  const { product, day } = useLoaderData<typeof loadDeclaration>()
  const { materials = [], unit } = product.attributes
  const facts = useProductFacts(product)
  const rows = declared.flatMap((key) => facts.filter((fact) => fact.key === key))
  return (
    <ProductSheet product={product} day={day} kind={t('declaration.title')}>
      <MaterialTable materials={materials} caption={t('declaration.weights', { unit: per(unit) })} />
      <FactsTable heading={t('declaration.properties')} facts={rows} />
      <FirmsSection attributes={product.attributes} />
      <Limits />
    </ProductSheet>
  )
}

/** What the paper does not say. */
function Limits() {
  const { t } = useTranslation('product-papers')
  const { shop } = useShopClient()
  return (
    <section className={styles.firms}>
      <h2 className={styles.heading}>{t('declaration.limits')}</h2>
      <p className={styles.note}>{t('declaration.noConformity')}</p>
      <p className={styles.note}>{t('declaration.register')}</p>
      {shop === 'DE' ? (
        <p className={styles.note}>
          {t('declaration.ownNumber')}{' '}
          <Link className="link" to={paths.service('imprint')}>
            {t('declaration.imprint')}
          </Link>
        </p>
      ) : null}
    </section>
  )
}
