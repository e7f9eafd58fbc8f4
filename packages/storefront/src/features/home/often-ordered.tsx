import { useShopClient, useVat } from '@cartonnage/react-hooks'
import type { Money, NavigationItem } from '@cartonnage/sdk/rules'
import { deliveryTariff, formatMoney, unitPriceFor } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths'
import { useCategoryLinks } from '../../app/use-category-links'
import { Button } from '../../components/button'
import { joinClasses } from '../../components/join-classes'
import { GoodsDrawing } from '../drawing/goods-drawing'
import { listScale } from '../drawing/scale'
import { PriceNote } from '../price/price-note'
import { sharedDecimals } from '../price/shared-decimals'
import { useUnitLabels } from '../price/unit-labels'
import { usePriceView } from '../price/use-price-view'
import { cartLineFields } from '../product/cart-line-form'
import { goodsOf } from '../product/goods-of'
import type { ListedProduct } from '../product/listed-product'
import { canOrder } from '../product/listed-product'
import { rollParts, shortName, shownSize, unbroken } from '../product/product-name'
import { RuleFields } from '../product/rule-fields'
import { StockFigure } from '../product/stock-text'
import { useAddToCart } from '../product/use-add-to-cart'
import { useAttributeLabels } from '../product/use-attribute-labels'
import styles from './often-ordered.module.css'

/** The second price of each article is the one for this quantity. */
const comparedQuantity = 100

export interface OftenOrderedProps {
  readonly products: readonly ListedProduct[]
  /** The category of boxes. */
  readonly boxes: NavigationItem | undefined
}

/** Articles that many order, each with a button that adds its smallest quantity. */
export function OftenOrdered({ products, boxes }: OftenOrderedProps) {
  const { t } = useTranslation(['home', 'product'])
  const { shop } = useShopClient()
  const { to } = useCategoryLinks()
  const { toMain } = usePriceView()
  const decimals = sharedDecimals(products.flatMap(shownPrices).map(toMain))
  return (
    <section className="section container">
      <div className="section-head">
        <h2 id="often">{t('often.heading')}</h2>
        {boxes === undefined ? null : (
          <Link className="link" to={to(boxes)}>
            {t('often.all')}
          </Link>
        )}
      </div>
      <table className={styles['table']} aria-labelledby="often">
        <thead>
          <tr className="type-table-head">
            <td />
            <th scope="col">{t('often.article')}</th>
            <th scope="col">{t('often.size')}</th>
            <th scope="col" className={styles['wide']}>
              {t('often.quality')}
            </th>
            <th scope="col" className={styles['wide']}>
              {t(`often.stock.${shop}`)}
            </th>
            <th scope="col" className={styles['figure']}>
              {t('product:from', { number: 1 })}
            </th>
            <th scope="col" className={styles['figure']}>
              {t('product:from', { number: comparedQuantity })}
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <ProductRow key={product.id} product={product} decimals={decimals} />
          ))}
        </tbody>
      </table>
      <div className={styles['note']}>
        <PriceNote />
        <FreeDelivery />
      </div>
    </section>
  )
}

interface ProductProps {
  readonly product: ListedProduct
  /** Of all prices of the table. */
  readonly decimals: number
}

function ProductRow({ product: found, decimals }: ProductProps) {
  const { t } = useTranslation(['home', 'product'])
  const { board } = useAttributeLabels()
  const { amount } = useUnitLabels()
  const { attributes } = found
  const roll = rollParts(attributes.name)
  return (
    <tr className={styles['row']}>
      <td className={styles['picture']}>
        <GoodsDrawing attributes={goodsOf(attributes)} scale={listScale.home} />
      </td>
      <th scope="row" className={styles['name']}>
        <Link className={styles['link']} to={paths.product(found)}>
          {roll?.name ?? unbroken(shortName(attributes))}
        </Link>
        <span className={styles['detail']}>{t('product:article', { sku: attributes.sku })}</span>
      </th>
      <td className={styles['size']}>
        <span className="type-size">{shownSize(attributes) ?? roll?.size ?? '–'}</span>
      </td>
      <td className={styles['wide']}>{board(attributes) ?? amount(1, attributes.unit)}</td>
      <td className={joinClasses(styles['wide'], styles['stock'])}>
        <StockFigure product={found} />
      </td>
      <Prices product={found} decimals={decimals} />
      <td className={styles['add']}>{canOrder(found) ? <AddButton product={found} /> : null}</td>
    </tr>
  )
}

/** Net: what one costs in the smallest quantity, and in a larger one. */
function shownPrices({ tiers }: ListedProduct): readonly Money[] {
  return [tiers[0]?.unitPrice, unitPriceFor(tiers, comparedQuantity)].filter((price) => price !== undefined)
}

/** What one costs in the smallest quantity and in a larger one. A smallest quantity above 1 stands at its price. */
function Prices({ product, decimals }: ProductProps) {
  const { t } = useTranslation('product')
  const { toMain, figure } = usePriceView()
  const { per } = useUnitLabels()
  const { tiers, attributes } = product
  const [first] = tiers
  const compared = unitPriceFor(tiers, comparedQuantity)
  return (
    <>
      <td className={styles['least']}>
        {first === undefined ? (
          t('price.onRequest')
        ) : (
          <>
            <span className={joinClasses(styles['step'], first.from > 1 && styles['ownStep'])}>
              {t('from', { number: first.from })}{' '}
            </span>
            {figure(toMain(first.unitPrice), decimals)}
          </>
        )}
        <span className="visually-hidden"> {per(attributes.unit)}</span>
      </td>
      <td className={styles['compared']}>
        <span className={styles['step']}>{t('from', { number: comparedQuantity })} </span>
        {compared === undefined ? '–' : figure(toMain(compared), decimals)}
      </td>
    </>
  )
}

/** From which value of goods on a parcel costs nothing to the country of delivery, by the tariff. */
function FreeDelivery() {
  const { t } = useTranslation('home')
  const { toMain, toOther, mainLabel, otherLabel, locale } = usePriceView()
  const tariff = deliveryTariff(useVat().countryCode)
  if (tariff === undefined) return null
  const net = { amount: tariff.parcel.freeFrom, currencyCode: tariff.currencyCode }
  const text = {
    main: `${formatMoney(toMain(net), locale)} ${mainLabel}`,
    other: `${formatMoney(toOther(net), locale)} ${otherLabel}`,
  }
  return <p className="type-small muted">{t('often.free', text)}</p>
}

function AddButton({ product: found }: { readonly product: ListedProduct }) {
  const { t } = useTranslation('product')
  const { Form, formProps, buttonProps } = useAddToCart(found)
  const { tiers, attributes } = found
  return (
    <Form {...formProps}>
      <input type="hidden" name={cartLineFields.quantity} value={tiers[0]?.from ?? 1} />
      <RuleFields product={found} />
      <Button {...buttonProps} size="dense" busyLabel={t('cart.adding')}>
        <span>
          {t('cart.add')}
          <span className="visually-hidden">: {attributes.name}</span>
        </span>
      </Button>
    </Form>
  )
}
