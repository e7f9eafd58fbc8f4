import { useShopClient } from '@cartonnage/react-hooks'
import type { QuoteDetail } from '@cartonnage/sdk'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { keepSizesTogether } from '../../shared/lines/cart-item'
import { formatAmountOf, formatUnitPrice } from '../../shared/lines/format-line-amount'
import { LineAmounts, useMainPrice } from '../../shared/lines/line-amounts'
import { choosePictureScale, ProductPicture } from '../../shared/lines/product-picture'
import { useUnitLabels } from '../../shared/price/unit-labels'
import type { ProductAttributes } from '../../shared/product/product-attributes'
import type { OfferData } from './data/offer-loader'
import { isProvisional, offerState } from './offer-state'
import { offerLine } from './offer-totals'
import styles from './offers.module.css'

interface OfferLinesProps {
  readonly offer: QuoteDetail
  readonly products: OfferData['products']
  /** VAT rate as a fraction; null where it is unknown: then the amounts are net. */
  readonly rate: number | null
}

/** What is offered: product, quantity, unit price and amount. */
export function OfferLines({ offer, products, rate }: OfferLinesProps) {
  const { t } = useTranslation('offers')
  const { lines } = offer
  const scale = choosePictureScale(Object.values(products).filter((attributes) => attributes !== undefined))
  const hasPrices = lines.some(({ total }) => total !== null)
  const note = hasPrices ? t('lines.provisional') : t('lines.noPrices')
  return (
    <section>
      <h2 className="type-h3">{t('lines.title')}</h2>
      {lines.length > 0 && isProvisional(offerState(offer)) ? <p className="type-small">{note}</p> : null}
      {lines.length === 0 ? <p>{t('lines.none')}</p> : null}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <OfferLine
            key={line.id}
            line={line}
            attributes={attributesOf(products, line)}
            {...{ rate, scale }}
          />
        ))}
      </ul>
    </section>
  )
}

type Line = QuoteDetail['lines'][number]

/** `hasOwn`, because product ids are the platform's: any text is possible. */
const attributesOf = (products: OfferData['products'], { productId }: Line): ProductAttributes | undefined =>
  productId !== null && Object.hasOwn(products, productId) ? products[productId] : undefined

interface OfferLineProps {
  readonly line: Line
  readonly attributes: ProductAttributes | undefined
  readonly rate: number | null
  readonly scale: number
}

function OfferLine({ line, attributes, rate, scale }: OfferLineProps) {
  const { t } = useTranslation('offers')
  const { sku, description } = line
  return (
    <li className={styles.line}>
      <ProductPicture attributes={attributes} scale={scale} />
      <div className={styles.text}>
        <LineName line={line} />
        {sku === null ? null : <p className="type-small muted">{t('lines.article', { sku })}</p>}
        {description === null || line.productName === null ? null : (
          <p className={styles.description}>{keepSizesTogether(description)}</p>
        )}
      </div>
      <LineQuantity line={line} unit={attributes?.unit ?? null} rate={rate} />
      {rate === null ? <NetAmount line={line} /> : <LineAmounts line={offerLine(line)} rate={rate} />}
    </li>
  )
}

/** A link while the product is sold; otherwise the name, or what is offered in words. */
function LineName({ line: { productId, productName, description, sku, urlName } }: { readonly line: Line }) {
  const name = keepSizesTogether(productName ?? description ?? sku ?? '–')
  return (
    <p className={styles.product}>
      {productId === null ? (
        name
      ) : (
        <Link to={paths.product({ urlName: urlName ?? sku ?? 'article', id: productId })}>{name}</Link>
      )}
    </p>
  )
}

interface LineQuantityProps {
  readonly line: Line
  readonly unit: ProductAttributes['unit'] | null
  readonly rate: number | null
}

function LineQuantity({ line, unit, rate }: LineQuantityProps) {
  const { t } = useTranslation('cart')
  const { locale } = useShopClient()
  const main = useMainPrice()
  const { amount } = useUnitLabels()
  const shown = offerLine(line)
  const unitPrice = shown.net === null ? null : formatUnitPrice(shown, { rate, main, locale, t })
  return (
    <p className={styles.quantity}>
      {amount(shown.quantity, unit)}
      {unitPrice === null ? null : ` × ${unitPrice}`}
    </p>
  )
}

function NetAmount({ line }: { readonly line: Line }) {
  const { t } = useTranslation('cart')
  const { locale } = useShopClient()
  const amount = formatAmountOf(offerLine(line), { rate: null, main: 'net', locale, t })
  return amount === null ? null : <p className={styles.net}>{t('price.exclVat', { amount })}</p>
}
