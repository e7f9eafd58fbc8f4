import { useShopClient } from '@cartonnage/react-hooks'
import { deliveryTariff, formatMoney, grossAmount } from '@cartonnage/sdk/rules'
import type { DeliveryEstimate, Money } from '@cartonnage/sdk/rules'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { CartTotals } from '../lines/cart-totals'
import styles from './delivery-hint.module.css'
import { useMainPrice } from '../lines/line-amounts'

interface DeliveryHintProps {
  readonly totals: CartTotals
  /** The country of delivery. */
  readonly countryCode: string
}

/** How far a cart is from free delivery, and from which value on it has no surcharge for being small. */
export function DeliveryHint({ totals, countryCode }: DeliveryHintProps) {
  const { t } = useTranslation('cart')
  const amounts = useAmounts(totals.rate)
  const { surcharge, deliveryEstimate, itemsNet } = totals
  const tariff = deliveryTariff(countryCode)
  if (amounts === undefined) return null
  const below = tariff && { amount: tariff.smallOrder.below, currencyCode: tariff.currencyCode }
  return (
    <>
      {deliveryEstimate === undefined ? null : (
        <FreeDelivery estimate={deliveryEstimate} itemsNet={itemsNet} amounts={amounts} />
      )}
      {surcharge === null || below === undefined ? null : (
        <p className="type-small">{t('freeDelivery.surcharge', { limit: amounts.limit(below) })}</p>
      )}
    </>
  )
}

interface Amounts {
  /** As the shopper reads prices. */
  figure(net: Money): string
  /** The same, named net or with VAT. */
  limit(net: Money): string
}

/** Undefined for a shopper who reads gross prices, while the rates are several. */
function useAmounts(rate: number | null): Amounts | undefined {
  const { t } = useTranslation('cart')
  const { locale } = useShopClient()
  const isNetFirst = useMainPrice() === 'net'
  if (isNetFirst) {
    const figure = (net: Money) => formatMoney(net, locale)
    return { figure, limit: (net) => t('price.exclVat', { amount: figure(net) }) }
  }
  if (rate === null) return undefined
  const figure = (net: Money) => formatMoney(grossAmount(net, rate), locale)
  return { figure, limit: (net) => t('price.inclVat', { amount: figure(net) }) }
}

interface FreeDeliveryProps {
  readonly estimate: DeliveryEstimate
  readonly itemsNet: Money
  readonly amounts: Amounts
}

/** What is missing for free delivery, in words and as a bar. */
function FreeDelivery({ estimate, itemsNet, amounts }: FreeDeliveryProps) {
  const { t } = useTranslation('cart')
  const id = useId()
  const { kind, freeFrom, missing } = estimate
  const limit = amounts.limit(freeFrom)
  return (
    <div className={styles.free}>
      <p id={id} className="type-small">
        {kind === 'freight' ? `${t('freeDelivery.pallet')} ` : null}
        {missing === null
          ? t('freeDelivery.reached', { limit })
          : t('freeDelivery.missing', { amount: amounts.figure(missing), limit })}
      </p>
      {missing === null ? null : (
        <progress className={styles.bar} aria-labelledby={id} max={freeFrom.amount} value={itemsNet.amount} />
      )}
    </div>
  )
}
