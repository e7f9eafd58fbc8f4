import { useShopClient, useVat } from '@cartonnage/react-hooks'
import type { QuantityInputView } from '@cartonnage/react-hooks'
import { deliveryTariff, formatMoney, unitPriceFor } from '@cartonnage/sdk/rules'
import type { MainPrice } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { shopSettings } from '../../shell/shop-settings'
import { TruckIcon } from '../../components/icons'
import { joinClasses } from '../../components/join-classes'
import { Note } from '../../components/note'
import { useDayText } from '../../shared/delivery-day/use-day-text'
import { useExpectedDay } from '../../shared/delivery-day/use-expected-day'
import { formatContentPrice } from '../../shared/price/content-price'
import { Price } from '../../shared/buying/price'
import { Reduction } from '../../shared/price/reduction'
import { usePrices } from '../../shared/price/use-price-view'
import { BuyForm } from '../../shared/buying/buy-form'
import { CheaperHint } from '../../shared/buying/cheaper-quantity'
import type { RefusedQuantity } from '../../shared/add-to-cart/cart-line-form'
import { deliveryDays } from '../../shared/product/delivery-days'
import { findCheaper } from '../../shared/add-to-cart/find-cheaper'
import { canOrder } from '../../shared/product/listed-product'
import type { ListedProduct } from '../../shared/product/listed-product'
import { Marks } from './marks'
import { OfferLink } from './offer-link'
import { PackPrices } from './pack-prices'
import { PackedBox, ShippedUnits } from './parcel-facts'
import { PriceChart } from './price-chart'
import styles from './product-page.module.css'
import { dayText, StockText } from '../../shared/stock/stock-text'
import { TierTable } from './tier-table'

interface BuyBoxProps {
  readonly product: ListedProduct
  readonly view: QuantityInputView
  /** The response to this page's form, without scripts. */
  readonly refused?: RefusedQuantity | undefined
}

/** Price, quantity, add-to-cart button and availability. */
export function BuyBox({ product, view, refused }: BuyBoxProps) {
  const { tiers } = product
  // The prices follow the input at once, so that nothing moves when the field loses focus.
  const quantity = view.enteredQuantity
  const net = unitPriceFor(tiers, quantity)
  const orderable = canOrder(product)
  const cheaper = findCheaper(product, quantity)
  return (
    <>
      {net === undefined ? <PriceOnRequest /> : <UnitPrice product={product} net={net} />}
      {tiers.length < 2 ? null : <TierTable tiers={tiers} quantity={quantity} onSelect={view.setQuantity} />}
      <PriceChart className={styles.later} tiers={tiers} quantity={quantity} onSelect={view.setQuantity} />
      <PackPrices className={styles.later} product={product} />
      {orderable ? (
        <>
          <BuyForm product={product} view={view} refused={refused} cheaper={cheaper} />
          {cheaper === undefined ? null : (
            <CheaperHint {...{ product, quantity, cheaper }} onTake={view.setQuantity} />
          )}
          <OfferLink id={product.id} quantity={quantity} />
        </>
      ) : null}
      <Marks product={product} quantity={quantity} />
      <Availability product={product} quantity={quantity} />
    </>
  )
}

interface UnitPriceProps {
  readonly product: ListedProduct
  readonly net: NonNullable<ReturnType<typeof unitPriceFor>>
}

/** The unit price at the chosen quantity; for tape, film and the like also per metre, area, weight or volume. */
function UnitPrice({ product, net }: UnitPriceProps) {
  const { t } = useTranslation('product')
  const { each, locale, vatRate: rate } = usePrices()
  const { unit, content } = product.attributes
  const perContent = (main: MainPrice) => formatContentPrice({ net, content }, { rate, main, locale }) ?? ''
  return (
    <Price net={net} unit={unit} tiers={product.tiers}>
      {perContent('net') === '' ? null : (
        <p className="type-small tabular">
          {each(({ main }) => t('price.perContent', { price: perContent(main) }))}
        </p>
      )}
      <Reduction product={product} className={styles.reduction} />
    </Price>
  )
}

function PriceOnRequest() {
  const { t } = useTranslation('product')
  const { phone, email } = shopSettings[useShopClient().shop]
  return (
    <Note kind="plain" title={t('price.onRequest')}>
      <p>{t('price.onRequestText', { phone: phone.replaceAll(' ', '\u00a0'), email })}</p>
    </Note>
  )
}

interface AvailabilityProps {
  readonly product: ListedProduct
  readonly quantity: number
}

/** Stock, delivery time, how the quantity arrives, and as which parcel the box travels. */
function Availability({ product, quantity }: AvailabilityProps) {
  const { t } = useTranslation('product')
  const { locale } = useShopClient()
  const { stock, status, nextSupply } = product.attributes
  return (
    <ul className={joinClasses(styles.availability, styles.later)}>
      <li>
        <TruckIcon size={22} />
        <div>
          <StockText product={product} />
          <ExpectedProduct product={product} />
          {stock !== 0 || nextSupply === undefined ? null : (
            <p className="muted">{t('stock.back', { date: dayText(nextSupply, locale) })}</p>
          )}
          {stock === 0 && status === 'discontinued' ? (
            <p className="muted">{t('stock.notOrderable')}</p>
          ) : null}
        </div>
      </li>
      {product.attributes.isFreightOnly ? <PalletFee /> : null}
      {canOrder(product) ? <ShippedUnits product={product} quantity={quantity} /> : null}
      <PackedBox attributes={product.attributes} />
    </ul>
  )
}

/** What it costs to send a product that goes by pallet only. */
function PalletFee() {
  const { t } = useTranslation('product')
  const { each, locale } = usePrices()
  const tariff = deliveryTariff(useVat().countryCode)
  if (tariff === undefined) return null
  const { currencyCode, freight } = tariff
  return (
    <li>
      <TruckIcon size={22} />
      <p>
        {each(({ toTotal, mainLabel: label }) => {
          const format = (amount: string) => formatMoney(toTotal({ amount, currencyCode }, 1), locale)
          return t('page.palletFee', { fee: format(freight.fee), limit: format(freight.freeFrom), label })
        })}
      </p>
    </li>
  )
}

/**
 * By when a product that can be ordered is expected; without a day, in how many days it comes from stock. Nothing of one that
 * is not in stock: when it is again says more.
 */
function ExpectedProduct({ product }: { readonly product: ListedProduct }) {
  const { t } = useTranslation(['delivery', 'product'])
  const days = deliveryDays(useVat().countryCode)
  const dayOf = useExpectedDay()
  const text = useDayText()
  const { status, stock, leadDays } = product.attributes
  const isMade = status === 'made-to-order'
  if (stock === 0 && !isMade) return null
  const day = canOrder(product) ? dayOf({ leadDays: isMade ? leadDays : 0 }) : undefined
  if (day !== undefined) return <p className="muted">{t('expected', { day: text(day) })}</p>
  if (isMade || days === undefined) return null
  return <p className="muted">{t('product:stock.delivery', { days })}</p>
}
