import { useTranslation } from 'react-i18next'
import { useActionData, useLoaderData } from 'react-router-dom'
import type { ShouldRevalidateFunctionArgs } from 'react-router-dom'
import type { PageHandle } from '../../app/page-handle'
import { joinClasses } from '../../components/join-classes'
import { Note } from '../../components/note'
import { useShopClient } from '@cartonnage/react-hooks'
import { useUnitLabels } from '../price/unit-labels'
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
  title: ({ data }) => data.product.attributes.name,
  description: ({ data, i18n }) =>
    `${data.product.attributes.name}. ${data.description || i18n.t('metaDescription', { ns: 'product' })}`,
  parents: ({ data }) => data.path.map(({ name }) => name),
  localePaths: ({ data }) => data.localePaths,
}

export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) =>
  !keepsAfterAdding(change) && change.defaultShouldRevalidate

export function Component() {
  const page = useLoaderData<typeof loader>()
  const { product, quantity, added } = page
  const response = useActionData<typeof addToCart>()
  const { attributes } = product
  return (
    <div className="container" key={product.id}>
      <ProductPath product={product} path={page.path} description={page.description} />
      <div className={joinClasses('layout-product', styles['product'])}>
        <ProductDrawing attributes={attributes} />
        <div className={styles['info']}>
          <div>
            <ProductBadges attributes={attributes} />
            <ProductHeading />
          </div>
          <CartOutcome product={product} added={added} response={response} />
          <BuyBox
            product={product}
            quantity={quantity}
            refused={response && 'problem' in response ? response : undefined}
          />
          {attributes.status === 'made-to-order' ? <MadeToOrder /> : null}
        </div>
        <ProductBlank attributes={attributes} />
      </div>
      <div className={joinClasses('section', 'layout-halves')}>
        <TechnicalData attributes={attributes} />
        <ProductSafety attributes={attributes} />
      </div>
    </div>
  )
}

/** From this many letters on a name is set smaller. */
const longName = 80

/** Name and inner size, and what the article is sold as. */
function ProductHeading() {
  const { t } = useTranslation('product')
  const { amount } = useUnitLabels()
  const { attributes } = useLoaderData<typeof loader>().product
  const { packUnit = 1, palletQuantity = 0, unit } = attributes
  // A tube's name says its size.
  const size = isTube(attributes) ? undefined : shownSize(attributes)
  const name = unbroken(shortName(attributes))
  const parts = [
    t('article', { sku: attributes.sku }),
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
  const { shop } = useShopClient()
  return (
    <Note kind="plain" title={t('madeToOrder.title')}>
      <p>{t(`madeToOrder.${shop}`)}</p>
    </Note>
  )
}
