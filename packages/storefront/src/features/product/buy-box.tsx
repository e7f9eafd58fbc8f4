import { useQuantityInput, useShopClient, useVat } from '@cartonnage/react-hooks'
import { contentPrice, formatMoney, unitPriceFor } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { shopSettings } from '../../app/shop-settings'
import { BoxIcon, TruckIcon } from '../../components/icons'
import { Note } from '../../components/note'
import { Price } from '../price/price'
import { usePriceView } from '../price/use-price-view'
import { BuyForm } from './buy-form'
import { CliffHint } from './cliff-hint'
import { deliveryDays } from './delivery-days'
import type { ListedProduct } from './listed-product'
import { canOrder } from './listed-product'
import { sizeText } from './product-name'
import styles from './product-page.module.css'
import type { RefusedQuantity } from './read-refused'
import { dayText, StockText } from './stock-text'
import { TierTable } from './tier-table'

export interface BuyBoxProps {
  readonly product: ListedProduct
  /** The quantity to begin with. */
  readonly quantity: number
  /** The answer to the form of this page, without scripts. */
  readonly refused?: RefusedQuantity | undefined
}

/** Price, quantity and the way into the cart, and what can be delivered when. */
export function BuyBox({ product, quantity: first, refused }: BuyBoxProps) {
  const view = useQuantityInput({ defaultQuantity: first, rule: product.rule })
  const { tiers, rule, attributes } = product
  // What is shown follows the typing, so that nothing moves when the field is left.
  const quantity = view.typedQuantity
  const net = unitPriceFor(tiers, quantity)
  const orderable = canOrder(product)
  return (
    <>
      {net === undefined ? <PriceOnRequest /> : <UnitPrice product={product} net={net} />}
      {tiers.length === 0 ? null : (
        <TierTable tiers={tiers} quantity={quantity} onSelect={view.setQuantity} />
      )}
      {orderable ? (
        <>
          <CliffHint
            tiers={tiers}
            rule={rule}
            attributes={attributes}
            quantity={quantity}
            onTake={view.setQuantity}
          />
          <BuyForm product={product} view={view} refused={refused} />
        </>
      ) : null}
      <Availability product={product} />
    </>
  )
}

interface UnitPriceProps {
  readonly product: ListedProduct
  readonly net: NonNullable<ReturnType<typeof unitPriceFor>>
}

/** The price of the chosen quantity; for tape, film and the like also per metre, area, weight or volume. */
function UnitPrice({ product, net }: UnitPriceProps) {
  const { t } = useTranslation('product')
  const { toMain, locale } = usePriceView()
  const { unit, content } = product.attributes
  const perContent = content && contentPrice(toMain(net), content.amount)
  return (
    <div>
      <Price net={net} unit={unit} tiers={product.tiers} />
      {content === undefined || perContent === undefined ? null : (
        <p className="type-small tabular">
          {t('price.perContent', {
            price: `${formatMoney(perContent, locale, { decimals: 'unit' })} / ${content.unit}`,
          })}
        </p>
      )}
    </div>
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

/** Stock and time of delivery, and the outer size that carriers ask for. */
function Availability({ product }: { readonly product: ListedProduct }) {
  const { t } = useTranslation('product')
  const { locale } = useShopClient()
  const { attributes, availableFrom } = product
  const { stock, outerSize, status } = attributes
  const days = deliveryDays(useVat().countryCode)
  return (
    <ul className={styles['availability']}>
      <li>
        <TruckIcon size={22} />
        <div>
          <StockText product={product} />
          {stock !== 0 && status !== 'made-to-order' && days !== undefined ? (
            <p className="muted">{t('stock.delivery', { days })}</p>
          ) : null}
          {availableFrom === undefined ? null : (
            <p className="muted">{t('stock.back', { date: dayText(availableFrom, locale) })}</p>
          )}
          {stock === 0 && status === 'discontinued' ? (
            <p className="muted">{t('stock.notOrderable')}</p>
          ) : null}
        </div>
      </li>
      {outerSize === undefined ? null : (
        <li>
          <BoxIcon size={22} />
          <p>{t('page.outer', { size: `${sizeText(outerSize)}\u00a0mm` })}</p>
        </li>
      )}
    </ul>
  )
}
