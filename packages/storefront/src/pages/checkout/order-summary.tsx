import { useShopClient } from '@cartonnage/react-hooks'
import { formatMoney } from '@cartonnage/sdk/rules'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ChevronDownIcon } from '../../components/icons'
import { useAddressLines } from '../../shared/address-lines/use-address-lines'
import { readCartItem } from '../../shared/lines/cart-item'
import { isOffered } from '../../shared/offers/cart-offer'
import { OfferedBadge } from '../../shared/offers/offered-badge'
import { useUnitLabels } from '../../shared/price/unit-labels'
import { LineAmounts } from '../../shared/lines/line-amounts'
import { choosePictureScale, ProductPicture } from '../../shared/lines/product-picture'
import { TotalsList } from '../../shared/lines/totals-list'
import { CheckoutExpected } from './checkout-expected'
import type { StepData } from './data/checkout-loader'
import { listDeliveries, readCheckoutTotals } from './checkout-deliveries'
import type { CheckoutResponse } from './data/checkout-run'
import { CheckoutVouchers } from './checkout-vouchers'
import styles from './order-summary.module.css'

/**
 * Items and totals next to each step. On small screens a `details` element toggles them, without scripts: the content
 * follows it instead of being inside, so that wide windows always show it.
 */
export function OrderSummary({
  data,
  response,
}: {
  readonly data: StepData
  readonly response: CheckoutResponse | undefined
}) {
  const { t } = useTranslation('checkout')
  const { locale } = useShopClient()
  const id = useId()
  // Several deliveries may have parts of the same product.
  const count = new Set(data.items.map(({ productId }) => productId)).size
  const totals = readCheckoutTotals(data)
  const total = totals ? formatMoney(totals.gross, locale) : ''
  return (
    <aside className={styles.summary} aria-labelledby={id}>
      <h2 id={id} className={`type-h3 ${styles.title}`}>
        {t('review.goods')}
      </h2>
      <details className={styles.toggle} open={response?.voucher !== undefined}>
        <summary>
          <span>{t('summary', { count, total })}</span>
          <ChevronDownIcon size={22} />
        </summary>
      </details>
      <div className={styles.content}>
        <DeliveryLines data={data} />
        {totals === null ? null : <TotalsList totals={totals} shippingLater={t('shippingLater')} />}
        <CheckoutExpected data={data} />
        <CheckoutVouchers data={data} response={response} />
      </div>
    </aside>
  )
}

/** The items; of several deliveries each under its own address. */
function DeliveryLines({ data }: { readonly data: StepData }) {
  const deliveries = listDeliveries(data)
  const toLines = useAddressLines({})
  const [, ...others] = deliveries
  if (others.length === 0) {
    return (
      <ul className={styles.lines}>
        <ItemLines items={data.items} rate={data.vatRate} />
      </ul>
    )
  }
  return deliveries.map(({ group, items, rate }) => (
    <section key={group.id} className={styles.delivery}>
      <h3 className={styles.place}>
        {group.deliveryAddress === null ? null : toLines(group.deliveryAddress).join(', ')}
      </h3>
      <ul className={styles.lines}>
        <ItemLines items={items} rate={rate} />
      </ul>
    </section>
  ))
}

interface ItemLinesProps {
  readonly items: StepData['items']
  readonly rate: number
}

function ItemLines({ items, rate }: ItemLinesProps) {
  const { amount } = useUnitLabels()
  const lines = items.map((item) => ({ item, ...readCartItem(item) }))
  const scale = choosePictureScale(lines.map(({ attributes }) => attributes))
  return lines.map(({ item, attributes, name, line }) => (
    <li key={item.cartItemId} className={styles.line}>
      <ProductPicture attributes={attributes} scale={scale} />
      <div>
        <p className={styles.name}>{name}</p>
        {isOffered(item) ? <OfferedBadge /> : null}
        <p className="type-small muted">{amount(item.quantity, attributes.unit)}</p>
      </div>
      <LineAmounts line={line} rate={rate} />
    </li>
  ))
}
