import {
  deliveryTariff,
  firstOrderDiscounts,
  formatMoney,
  formatPercent,
  grossAmount,
  prepaymentDays,
  shopCurrencies,
} from '@cartonnage/sdk/rules'
import type { Money, ShopLocale, ShopType } from '@cartonnage/sdk/rules'
import type { ServiceSlug } from '../../shell/paths'
import { fillSeller } from '../../shell/sellers'
import { shopSettings } from '../../shell/shop-settings'
import { deliveryDays } from '../../shared/product/delivery-days'

/** Text namespaces of each shop, whose legal texts differ. */
const namespaces = { CH: 'service-ch', DE: 'service-de' } as const

export interface ServiceText {
  readonly slug: ServiceSlug
  readonly shop: ShopType
}

export interface ServiceTextOptions {
  /** The value of a key in a text namespace. */
  find(namespace: string, key: string): unknown
}

/** The text of a page with its seller: the shop's own or the common one, followed by what this shop adds. */
export function readServiceText({ slug, shop }: ServiceText, { find }: ServiceTextOptions): string {
  const own = [find(namespaces[shop], slug), find('service', slug)].find((text) => typeof text === 'string')
  const addition = find(namespaces[shop], `${slug}Addition`)
  const offer = slug === 'terms' ? find(namespaces[shop], 'promo') : undefined
  const text = [own, addition, offer].filter((part) => typeof part === 'string').join('\n')
  return fillSeller(text, shop).replaceAll('{{prepaymentDays}}', String(prepaymentDays))
}

/** Text namespaces of the earlier terms of each shop. */
const archives = { CH: 'terms-archive-ch', DE: 'terms-archive-de' } as const

interface TermsVersion {
  readonly shop: ShopType
  /** The day from which they are valid, `2026-11-26`. */
  readonly version: string
}

/** The terms of a shop as they were on a day: those that are kept of it, otherwise the present ones. */
export function readTermsText({ shop, version }: TermsVersion, options: ServiceTextOptions): string {
  const kept = options.find(archives[shop], version)
  return typeof kept === 'string' ? kept : readServiceText({ slug: 'terms', shop }, options)
}

/** Replaces `{{firstOrderDiscount}}` and `{{firstInvoiceLimit}}` in a text by what the shop offers. */
export function fillOffers(text: string, { shop, locale }: { shop: ShopType; locale: ShopLocale }): string {
  const limit = { amount: shopSettings[shop].firstInvoiceLimit, currencyCode: shopCurrencies[shop] }
  return text
    .replaceAll('{{firstOrderDiscount}}', formatPercent(firstOrderDiscounts[shop], locale))
    .replaceAll('{{firstInvoiceLimit}}', formatMoney(limit, locale))
}

/** An amount of the tariff; gross is null without a VAT rate of the country. */
export interface DeliveryAmount {
  readonly net: Money
  readonly gross: Money | null
}

export interface AmountFormat {
  /** VAT rate of a country as a fraction; undefined if it is not known. */
  rateOf(countryCode: string): number | undefined
  format(amount: DeliveryAmount): string
}

const amountPattern = /\{\{([A-Z]{2})\.(\w+\.\w+)\}\}/g

/**
 * Replaces `{{CH.parcel.fee}}`, `{{NL.freight.freeFrom}}` or `{{DE.smallOrder.below}}` in a text by the amount of the
 * tariff. Other names are left unchanged.
 */
export function fillDeliveryAmounts(text: string, { rateOf, format }: AmountFormat): string {
  return text.replace(amountPattern, (part, countryCode: string, name: string) => {
    const net = findNet(countryCode, name)
    if (net === undefined) return part
    const rate = rateOf(countryCode)
    return format({ net, gross: rate === undefined ? null : grossAmount(net, rate) })
  })
}

/** Replaces `{{CH.days}}` in a text by the working days of delivery. */
export const fillDeliveryDays = (text: string): string =>
  text.replace(/\{\{([A-Z]{2})\.days\}\}/g, (part, countryCode: string) => deliveryDays(countryCode) ?? part)

function findNet(countryCode: string, name: string): Money | undefined {
  const tariff = deliveryTariff(countryCode)
  if (tariff === undefined) return undefined
  const { currencyCode, parcel, freight, smallOrder } = tariff
  const amounts: Readonly<Record<string, string | undefined>> = {
    'parcel.fee': parcel.fee,
    'parcel.freeFrom': parcel.freeFrom,
    'freight.fee': freight.fee,
    'freight.freeFrom': freight.freeFrom,
    'smallOrder.fee': smallOrder.fee,
    'smallOrder.below': smallOrder.below,
  }
  const amount = amounts[name]
  return amount === undefined ? undefined : { amount, currencyCode }
}
