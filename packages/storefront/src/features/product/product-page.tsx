import { useTranslation } from 'react-i18next'
import { useActionData, useLoaderData } from 'react-router-dom'
import type { ShouldRevalidateFunctionArgs } from 'react-router-dom'
import type { PageHandle } from '../../app/page-handle'
import { joinClasses } from '../../components/join-classes'
import { Note } from '../../components/note'
import { useShop } from '@cartonnage/react-hooks'
import { useUnitWords } from '../price/unit-words'
import type { addToCart } from './add-to-cart'
import { keepsAfterAdding } from './keeps-after-adding'
import { BuyBox } from './buy-box'
import { CartOutcome } from './cart-outcome'
import { ProductBadges } from './product-badges'
import { ProductBlank, ProductDrawing } from './product-drawings'
import { productLoader } from './product-loader'
import { isTube, shortName, shownSize, unbroken } from './product-name'
import styles from './product-page.module.css'
import { ProductPath } from './product-path'
import { ProductSafety } from './product-safety'
import { TechnicalData } from './technical-data'

export const loader = productLoader
export { addToCart as action } from './add-to-cart'

export const handle: PageHandle<typeof loader> = {
  kind: 'product',
  title: ({ data }) => data.product.facts.name,
  description: ({ data, i18n }) =>
    `${data.product.facts.name}. ${data.description || i18n.t('metaDescription', { ns: 'product' })}`,
  parents: ({ data }) => data.path.map(({ name }) => name),
  localePaths: ({ data }) => data.localePaths,
}

export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) =>
  !keepsAfterAdding(change) && change.defaultShouldRevalidate

export function Component() {
  const page = useLoaderData<typeof loader>()
  const { product, quantity, added } = page
  const answer = useActionData<typeof addToCart>()
  const { facts } = product
  return (
    <div className="container" key={product.id}>
      <ProductPath product={product} path={page.path} description={page.description} />
      <div className={joinClasses('layout-product', styles['product'])}>
        <ProductDrawing facts={facts} />
        <div className={styles['info']}>
          <div>
            <ProductBadges facts={facts} />
            <ProductHeading />
          </div>
          <CartOutcome product={product} added={added} answer={answer} />
          <BuyBox
            product={product}
            quantity={quantity}
            refused={answer && 'problem' in answer ? answer : undefined}
          />
          {facts.status === 'made-to-order' ? <MadeToOrder /> : null}
        </div>
        <ProductBlank facts={facts} />
      </div>
      <div className={joinClasses('section', 'layout-halves')}>
        <TechnicalData facts={facts} />
        <ProductSafety facts={facts} />
      </div>
    </div>
  )
}

/** From this many letters on a name is set smaller. */
const longName = 80

/** Name and inner size, and what the article is sold as. */
function ProductHeading() {
  const { t } = useTranslation('product')
  const { amount } = useUnitWords()
  const { facts } = useLoaderData<typeof loader>().product
  const { packUnit = 1, palletQuantity = 0, unit } = facts
  // A tube's name says its size.
  const size = isTube(facts) ? undefined : shownSize(facts)
  const name = unbroken(shortName(facts))
  const parts = [
    t('article', { sku: facts.sku }),
    size !== undefined && t('innerSize'),
    packUnit > 1 && t('page.bundle', { amount: amount(packUnit, unit) }),
    palletQuantity > 0 && t('page.pallet', { amount: amount(palletQuantity, unit) }),
  ]
  return (
    <>
      <h1 className={joinClasses(name.length > longName && 'type-h2', styles['heading'])}>
        {name}
        {size === undefined ? null : (
          <>
            {' '}
            <span className={styles['size']}>{size}&nbsp;mm</span>
          </>
        )}
      </h1>
      <p className="type-small muted tabular">{parts.filter(Boolean).join('\u00a0· ')}</p>
    </>
  )
}

/** Says before buying that goods made for somebody cannot be given back. */
function MadeToOrder() {
  const { t } = useTranslation('product')
  const { shop } = useShop()
  return (
    <Note kind="plain" title={t('madeToOrder.title')}>
      <p>{t(`madeToOrder.${shop}`)}</p>
    </Note>
  )
}
