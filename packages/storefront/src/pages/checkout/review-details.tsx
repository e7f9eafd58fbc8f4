import { useShopClient } from '@cartonnage/react-hooks'
import { formatNumber, paymentProcedures } from '@cartonnage/sdk/rules'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { readCartItem } from '../../shared/lines/cart-item'
import { formatUnitPrice, isFreeLine } from '../../shared/lines/format-line-amount'
import { LineAmounts, useMainPrice } from '../../shared/lines/line-amounts'
import { NoWithdrawalNote } from '../../shared/lines/no-withdrawal-note'
import { choosePictureScale, ProductPicture } from '../../shared/lines/product-picture'
import { formatContentPrice } from '../../shared/price/content-price'
import { isOffered } from '../../shared/offers/cart-offer'
import { OfferedBadge } from '../../shared/offers/offered-badge'
import { useUnitLabels } from '../../shared/price/unit-labels'
import { AddressText } from './address-text'
import type { CheckoutChoice } from './checkout-choice'
import type { StepData } from './data/checkout-loader'
import { cartPathOf } from './cart-path'
import { isSplit, mainGroup, stepPath } from './checkout-step'
import type { CheckoutStep } from './checkout-step'
import { GroupDelivery } from './group-delivery'
import { findInvoice } from './invoice'
import { OrderNotesList } from './order-notes-list'
import { findPaymentToken } from './payment-token'
import { PrintLine } from './print-line'
import styles from './review-details.module.css'

/** The choices of all steps, each with a link to change it. */
export function ReviewDetails({ data }: { readonly data: StepData }) {
  const { t } = useTranslation(['checkout', 'guest-checkout'])
  const { checkout, choice, billingAddresses, shippingAddresses, locations } = data
  const group = mainGroup(checkout)
  const isOne = !isSplit(checkout)
  const delivery = group?.deliveryAddress
  const saved = [...billingAddresses, ...shippingAddresses]
  const invoice = findInvoice({ billing: choice?.billing, delivery, saved })
  const number = choice?.purchaseOrderNumber ?? ''
  const takesNumber =
    choice !== null &&
    data.payment.number !== 'none' &&
    paymentProcedures[choice.method].requestType === 'SimplePurchaseOrder'
  return (
    <div className={styles.details}>
      {isOne ? (
        <Detail step="address" title={t('review.delivery')}>
          {delivery ? <AddressText address={delivery} phone={delivery.phoneNumber} /> : null}
        </Detail>
      ) : null}
      {checkout.contactInfo?.email ? (
        <Detail step="address" title={t('guest-checkout:contact')}>
          {checkout.contactInfo.email}
        </Detail>
      ) : null}
      <Detail step="payment" title={t('review.billing')}>
        {invoice ? <AddressText {...invoice} locations={locations} /> : null}
      </Detail>
      {isOne ? (
        <Detail step="delivery" title={t('review.method')}>
          {group ? <GroupDelivery group={group} isInAdvance={choice?.method === 'prepayment'} /> : null}
        </Detail>
      ) : null}
      <Detail step="payment" title={t('review.payment')}>
        {choice ? <PaymentName choice={choice} checkoutId={checkout.checkoutId} /> : null}
        {takesNumber ? (
          <span className={styles.quiet}>
            {number === '' ? t('review.noNumber') : t('review.numberIs', { number })}
          </span>
        ) : null}
      </Detail>
      <Detail step="payment" title={t('notes.heading')}>
        <OrderNotesList data={data} />
      </Detail>
    </div>
  )
}

interface PaymentNameProps {
  readonly choice: CheckoutChoice
  readonly checkoutId: string
}

/** The method, and the last digits of what the shopper entered for it. */
function PaymentName({ choice: { method }, checkoutId }: PaymentNameProps) {
  const { t } = useTranslation('checkout')
  const label = findPaymentToken(useShopClient(), { checkoutId, method })?.label
  const needs = paymentProcedures[method].needs
  return (
    <>
      {t(`payment.method.${method}`)}
      {label === undefined ? null : <span className={styles.quiet}>{label}</span>}
      {needs === 'leave' ? <span className={styles.quiet}>{t('review.leaves')}</span> : null}
    </>
  )
}

interface DetailProps {
  /** The step that changes it. */
  readonly step: CheckoutStep
  readonly title: string
  readonly children: ReactNode
}

function Detail({ step, title, children }: DetailProps) {
  const { t } = useTranslation('checkout')
  return (
    <section className={styles.detail}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <Link className="link" to={stepPath(step)} aria-label={t('review.changeWhat', { what: title })}>
          {t('review.change')}
        </Link>
      </div>
      <div>{children}</div>
    </section>
  )
}

/** The items to order: drawing, name, quantity, unit price, amount. */
export function ItemsReview({ data }: { readonly data: StepData }) {
  const { t } = useTranslation('checkout')
  const { items, vatRate } = data
  const scale = choosePictureScale(items.map((item) => readCartItem(item).attributes))
  return (
    <section>
      <div className={styles.itemsHead}>
        <h2 className="type-h3">{t('review.goods')}</h2>
        <Link className="link" to={cartPathOf(useShopClient())}>
          {t('review.changeCart')}
        </Link>
      </div>
      <ul className={styles.lines}>
        {items.map((item) => (
          <ItemLine key={item.cartItemId} checkout={data.checkout} item={item} rate={vatRate} scale={scale} />
        ))}
      </ul>
    </section>
  )
}

interface ItemLineProps {
  readonly checkout: StepData['checkout']
  readonly item: StepData['items'][number]
  readonly rate: number
  readonly scale: number
}

export function ItemLine({ checkout, item, rate, scale }: ItemLineProps) {
  const { t } = useTranslation('cart')
  const { locale } = useShopClient()
  const main = useMainPrice()
  const { amount } = useUnitLabels()
  const { attributes, name, line } = readCartItem(item)
  const { sku, flute, maxLoad, content } = attributes
  const features = [
    t('line.article', { sku }),
    flute && t('line.flute', { flute }),
    maxLoad && t('line.load', { load: formatNumber(maxLoad, locale) }),
  ]
  const unitPrice = formatUnitPrice(line, { rate, main, locale, t })
  const perContent =
    item.salesPrice && formatContentPrice({ net: item.salesPrice, content }, { rate, main, locale })
  return (
    <li className={styles.line}>
      <ProductPicture attributes={attributes} scale={scale} />
      <div>
        <h3 className={styles.name}>{name}</h3>
        <p className="type-small muted">{features.filter(Boolean).join(' · ')}</p>
        {isOffered(item) ? <OfferedBadge /> : null}
        {attributes.isPrinted ? <PrintLine checkout={checkout} productId={item.productId} /> : null}
        <NoWithdrawalNote attributes={attributes} />
      </div>
      <p className={styles.quantity}>
        {amount(item.quantity, attributes.unit)}
        {unitPrice === null || isFreeLine(line) ? null : ` × ${unitPrice}`}
        {perContent ? <span className={styles.quiet}>{perContent}</span> : null}
      </p>
      <LineAmounts line={line} rate={rate} />
    </li>
  )
}
