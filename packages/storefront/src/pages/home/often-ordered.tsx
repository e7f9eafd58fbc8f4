import { useShopClient, useVat } from '@cartonnage/react-hooks'
import { deliveryTariff, formatMoney, formatNumber, unitPriceFor, unitDecimals } from '@cartonnage/sdk/rules'
import type { Money, NavigationItem } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { makesOffers } from '../../shell/makes-offers'
import { paths } from '../../shell/paths'
import { useCategoryLinks } from '../../shell/use-category-links'
import { Button } from '../../components/button'
import { joinClasses } from '../../components/join-classes'
import table from '../../components/responsive-table.module.css'
import { Drawing } from '../../drawing/drawing'
import { listScale } from '../../drawing/scale'
import type { OwnArticle } from '../../shared/ordered-products/data/own-articles-loader'
import { ExpectedStock } from '../../shared/delivery-day/expected-delivery'
import { PriceNote } from '../../shared/price/price-note'
import { useUnitLabels } from '../../shared/price/unit-labels'
import { usePrices } from '../../shared/price/use-price-view'
import { cartLineFields, RuleFields } from '../../shared/add-to-cart/cart-line-form'
import { drawnGoods } from '../../shared/product/drawn-goods'
import { canOrder } from '../../shared/product/listed-product'
import type { ListedProduct } from '../../shared/product/listed-product'
import { hyphenated, rollParts, shortName, displaySize } from '../../shared/product/product-name'
import { StockFigure } from '../../shared/stock/stock-text'
import { useAddToCart } from '../../shared/add-to-cart/use-add-to-cart'
import { useAttributeLabels } from '../../shared/product/use-attribute-labels'
import styles from './often-ordered.module.css'

/** The second price of each product is for this quantity. */
const comparedQuantity = 100

export interface OftenOrderedProps {
  readonly products: readonly ListedProduct[]
  /** The category of boxes. */
  readonly boxes: NavigationItem | undefined
}

/** Products that are often ordered, each with a button that adds its smallest quantity. */
export function OftenOrdered({ products, boxes }: OftenOrderedProps) {
  const { t } = useTranslation('home')
  const { to } = useCategoryLinks()
  const links = boxes === undefined ? [] : [{ to: to(boxes), label: t('often.all') }]
  return (
    <ProductSection
      id="often"
      heading={t('often.heading')}
      links={links}
      articles={products.map(unordered)}
    />
  )
}

const unordered = (product: ListedProduct): Article => ({ product })

/** What a firm has ordered lately, each with a button that adds as many again. */
export function OwnArticles({ articles }: { readonly articles: readonly OwnArticle[] }) {
  const { t } = useTranslation('home')
  const orders = { to: paths.orders(), label: t('own.all') }
  const offers = { to: paths.offers(), label: t('own.offers') }
  const links = makesOffers(useShopClient()) ? [offers, orders] : [orders]
  return <ProductSection id="own" heading={t('own.heading')} links={links} articles={articles} />
}

/** A product, with the last order of it where it is the visitor's own. */
type Article = Pick<OwnArticle, 'product'> & Partial<OwnArticle>

interface ProductSectionProps {
  readonly id: string
  readonly heading: string
  readonly links: readonly { readonly to: string; readonly label: string }[]
  readonly articles: readonly Article[]
}

function ProductSection({ id, heading, links, articles }: ProductSectionProps) {
  const { t } = useTranslation(['home', 'product'])
  const { shop } = useShopClient()
  const decimals = unitDecimals(articles.flatMap(displayedPrices))
  return (
    <section className="section container">
      <div className="section-head">
        <h2 id={id}>{heading}</h2>
        {links.length === 0 ? null : (
          <p className={styles.links}>
            {links.map(({ to, label }) => (
              <Link key={to} className="link" to={to}>
                {label}
              </Link>
            ))}
          </p>
        )}
      </div>
      <table className={joinClasses(table.table, styles.table)} aria-labelledby={id}>
        <thead>
          <tr className="type-table-head">
            <td />
            <th scope="col">{t('often.article')}</th>
            <th scope="col">{t('often.size')}</th>
            <th scope="col" className={styles.wide}>
              {t('often.quality')}
            </th>
            <th scope="col" className={styles.wide}>
              {t(`often.stock.${shop}`)}
            </th>
            <th scope="col" className={styles.figure}>
              {t('product:from', { number: 1 })}
            </th>
            <th scope="col" className={styles.figure}>
              {t('product:from', { number: comparedQuantity })}
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {articles.map((article) => (
            <ProductRow key={article.product.id} article={article} decimals={decimals} />
          ))}
        </tbody>
      </table>
      <div className={styles.note}>
        <PriceNote />
        <ExpectedStock />
        <FreeDelivery />
      </div>
    </section>
  )
}

interface ArticleProps {
  readonly article: Article
  /** The same for all prices of the table. */
  readonly decimals: number
}

function ProductRow({ article, decimals }: ArticleProps) {
  const { t } = useTranslation(['home', 'product'])
  const { board } = useAttributeLabels()
  const { amount } = useUnitLabels()
  const { product } = article
  const { attributes } = product
  const roll = rollParts(attributes.name)
  return (
    <tr className={styles.row}>
      <td className={styles.picture}>
        <Drawing kind="goods" attributes={drawnGoods(attributes)} scale={listScale.home} />
      </td>
      <th scope="row" className={styles.name}>
        <Link className={styles.link} to={paths.product(product)}>
          {hyphenated(roll?.name ?? shortName(attributes))}
        </Link>
        <span className={styles.detail}>
          {t('product:article', { sku: attributes.sku })}
          <LastOrder article={article} />
        </span>
      </th>
      <td className={styles.size}>
        <span className="type-size">{displaySize(attributes) ?? roll?.size ?? '–'}</span>
      </td>
      <td className={styles.wide}>{board(attributes) ?? amount(1, attributes.unit)}</td>
      <td className={joinClasses(styles.wide, styles.stock)}>
        <StockFigure product={product} />
      </td>
      <Prices article={article} decimals={decimals} />
      <td className={styles.add}>{canOrder(product) ? <AddButton {...article} /> : null}</td>
    </tr>
  )
}

/** Net unit prices of the smallest quantity and of the compared one. */
function displayedPrices({ product: { tiers } }: Article): readonly Money[] {
  return [tiers[0]?.unitPrice, unitPriceFor(tiers, comparedQuantity)].filter((price) => price !== undefined)
}

/** Unit prices of the smallest quantity and of the compared one. A smallest quantity above 1 is printed. */
function Prices({ article, decimals }: ArticleProps) {
  const { t } = useTranslation('product')
  const { each, figure } = usePrices()
  const { per } = useUnitLabels()
  const { tiers, attributes } = article.product
  const [first] = tiers
  const compared = unitPriceFor(tiers, comparedQuantity)
  return (
    <>
      <td className={styles.least}>
        {first === undefined ? (
          t('price.onRequest')
        ) : (
          <>
            <span className={joinClasses(styles.step, first.from > 1 && styles.ownStep)}>
              {`${t('from', { number: first.from })} `}
            </span>
            {each(({ toMain }) => figure(toMain(first.unitPrice), decimals))}
          </>
        )}
        <span className="visually-hidden">{` ${per(attributes.unit)}`}</span>
      </td>
      <td className={styles.compared}>
        <span className={styles.step}>{`${t('from', { number: comparedQuantity })} `}</span>
        {compared === undefined ? '–' : each(({ toMain }) => figure(toMain(compared), decimals))}
      </td>
    </>
  )
}

/** The order value from which parcels to the ship-to country are free, by the tariff. */
function FreeDelivery() {
  const { t } = useTranslation('home')
  const { each, locale } = usePrices()
  const tariff = deliveryTariff(useVat().countryCode)
  if (tariff === undefined) return null
  const net = { amount: tariff.parcel.freeFrom, currencyCode: tariff.currencyCode }
  return (
    <p className="type-small muted">
      {each(({ toMain, toOther, mainLabel, otherLabel }) =>
        t('often.free', {
          main: `${formatMoney(toMain(net), locale)} ${mainLabel}`,
          other: `${formatMoney(toOther(net), locale)} ${otherLabel}`,
        }),
      )}
    </p>
  )
}

/** How much of it the firm has ordered last, and when. */
function LastOrder({ article: { product, quantity, date } }: Pick<ArticleProps, 'article'>) {
  const { t } = useTranslation('home')
  const { amount } = useUnitLabels()
  if (quantity === undefined) return null
  const last = amount(quantity, product.attributes.unit)
  return ` · ${date === undefined ? last : t('own.last', { amount: last, date })}`
}

/** Adds the smallest quantity, or as many as were ordered last. */
function AddButton({ product, quantity }: Article) {
  const { t } = useTranslation(['product', 'home'])
  const { locale } = useShopClient()
  const { Form, formProps, buttonProps } = useAddToCart(product)
  const { tiers, attributes } = product
  return (
    <Form {...formProps}>
      <input type="hidden" name={cartLineFields.quantity} value={quantity ?? tiers[0]?.from ?? 1} />
      <RuleFields product={product} />
      <Button {...buttonProps} size="dense" busyLabel={t('cart.adding')}>
        <span>
          {quantity === undefined
            ? t('cart.add')
            : t('home:own.again', { number: formatNumber(quantity, locale) })}
          <span className="visually-hidden">: {attributes.name}</span>
        </span>
      </Button>
    </Form>
  )
}
