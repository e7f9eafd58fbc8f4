import { useQuantityInput, useShopClient } from '@cartonnage/react-hooks'
import { formatPercent } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { useActionData, useLoaderData } from 'react-router-dom'
import { loadLater } from '../../shell/load-later'
import type { PageHandle } from '../../shell/page-handle'
import type { PageActionArgs } from '../../shell/shop-context'
import { withDrawings } from '../../drawing/with-drawings'
import { Badge } from '../../components/badge'
import { joinClasses } from '../../components/join-classes'
import { Note } from '../../components/note'
import { LogoNote } from '../../shared/delivery-day/logo-note'
import { useUnitLabels } from '../../shared/price/unit-labels'
import { addToCart } from '../../shared/add-to-cart/add-to-cart'
import { BuyBox } from './buy-box'
import { CartOutcome } from './cart-outcome'
import { FittingGoods } from './fitting-goods'
import type { ProductAttributes } from '../../shared/product/product-attributes'
import { ProductGallery } from './gallery/product-gallery'
import { ProductBlank } from './product-drawings'
import type { productLoader } from './data/product-loader'
import { isTube, shortName, displaySize, unbroken } from '../../shared/product/product-name'
import styles from './product-page.module.css'
import { ProductPath } from './product-path'
import { ProductSafety } from './product-safety'
import { SampledBoxes } from './sampled-boxes'
import { SampleOffer } from './sample-offer'
import { SimilarSizes } from './similar-sizes'
import { TechnicalData } from './technical-data'
import { useAttributeLabels } from '../../shared/product/use-attribute-labels'

export const loader = withDrawings(
  loadLater(async () => (await import('./data/product-loader')).productLoader),
)
/** Adds the product, or the sample that the address names. */
export const action = async (args: PageActionArgs) =>
  new URL(args.request.url).searchParams.has('sample')
    ? (await import('./data/add-sample')).addSample(args)
    : addToCart(args)

export const handle: PageHandle<typeof productLoader> = {
  kind: 'product',
  title: ({ data }) => data.product.attributes.name,
  description: ({ data, i18n }) =>
    `${data.product.attributes.name}. ${data.description || i18n.t('metaDescription', { ns: 'product' })}`,
  parents: ({ data }) => data.path.map(({ name }) => name),
  localePaths: ({ data }) => data.localePaths,
}

export { revalidateUnlessAdded as shouldRevalidate } from '../../shared/product/revalidate-unless-added'

export function Component() {
  const { product } = useLoaderData<typeof productLoader>()
  return <ProductPage key={product.id} />
}

function ProductPage() {
  const page = useLoaderData<typeof productLoader>()
  const { product, quantity: first, added, fitting, sizes, sampled, sampleId } = page
  const outcome = useActionData<typeof action>()
  const response = outcome && 'problem' in outcome && outcome.problem === 'sample' ? undefined : outcome
  const view = useQuantityInput({ defaultQuantity: first, rule: product.rule })
  const { attributes } = product
  const quantity = view.enteredQuantity
  return (
    <div className="container">
      <ProductPath path={page.path} />
      <div className={joinClasses('layout-product', styles.product)}>
        <ProductGallery attributes={attributes} />
        <div className={styles.info}>
          <ProductBadges attributes={attributes} />
          <ProductHeading />
          <CartOutcome product={product} added={added} response={response} />
          <BuyBox
            product={product}
            view={view}
            refused={response && 'problem' in response ? response : undefined}
          />
          {sampleId === undefined ? null : (
            <SampleOffer
              product={product}
              sampleId={sampleId}
              isAdded={page.isSampleAdded}
              isRefused={response !== outcome}
            />
          )}
          <LogoNote attributes={attributes} />
          {attributes.isMadeToMeasure ? <MadeToMeasure /> : null}
          <ProductSafety attributes={attributes} />
        </div>
        <div className={styles.below}>
          <ProductBlank attributes={attributes} />
          {sampled.length === 0 ? null : <SampledBoxes boxes={sampled} />}
          <TechnicalData product={product} />
        </div>
      </div>
      {sizes === undefined ? null : <SimilarSizes product={product} sizes={sizes} quantity={quantity} />}
      {fitting.length === 0 ? null : <FittingGoods goods={fitting} quantity={quantity} />}
    </div>
  )
}

/** Names longer than this many characters are set smaller. */
const longName = 80

/** Name, inner size, product number and packing units. */
function ProductHeading() {
  const { t } = useTranslation('product')
  const { amount } = useUnitLabels()
  const { attributes } = useLoaderData<typeof productLoader>().product
  const { packUnit = 1, palletQuantity = 0, unit } = attributes
  // The name of a tube includes its size.
  const size = isTube(attributes) ? undefined : displaySize(attributes)
  const name = unbroken(shortName(attributes))
  const parts = [
    t('article', { sku: attributes.sku }),
    size !== undefined && t('innerSize'),
    packUnit > 1 && t('page.bundle', { amount: amount(packUnit, unit) }),
    palletQuantity > 0 && t('page.pallet', { amount: amount(palletQuantity, unit) }),
  ]
  return (
    <div>
      <h1 className={joinClasses(name.length > longName && 'type-h2', styles.heading)}>
        {size === undefined ? name : `${name} `}
        {size === undefined ? null : <span className={styles.size}>{size}&nbsp;mm</span>}
      </h1>
      <p className="type-small muted tabular">{parts.filter(Boolean).join('\u00a0· ')}</p>
    </div>
  )
}

/** Says before the purchase that products made to measure cannot be returned. */
function MadeToMeasure() {
  const { t } = useTranslation('product')
  const { shop } = useShopClient()
  return (
    <Note kind="plain" title={t('madeToMeasure.title')}>
      <p>{t(`madeToMeasure.${shop}`)}</p>
    </Note>
  )
}

/** The attributes that buyers compare first. */
function ProductBadges({ attributes }: { readonly attributes: ProductAttributes }) {
  const { t } = useTranslation('product')
  const { locale } = useShopClient()
  const { board } = useAttributeLabels()
  const { fefco, certificates, recycledShare = 0 } = attributes
  const texts = [
    board(attributes),
    fefco && `FEFCO ${fefco}`,
    ...certificates,
    recycledShare > 0 && t('recycled', { percent: formatPercent(recycledShare / 100, locale) }),
  ].filter((text) => typeof text === 'string' && text !== '')
  if (texts.length === 0) return null
  return (
    <ul className={styles.badges}>
      {texts.map((text) => (
        <li key={String(text)}>
          <Badge>{text}</Badge>
        </li>
      ))}
    </ul>
  )
}
