import type { ClientOptions } from '@cartonnage/sdk'
import type {
  HostSettings,
  PaymentMethod,
  Sender,
  ShopLocale,
  ShopType,
  TransferReceiver,
  TrustBadge,
} from '@cartonnage/sdk/rules'
import { defaultHostSettings, presetSenders } from '@cartonnage/sdk/rules'
import { sellerStreetLines, sellers } from './sellers'
import type { Seller } from './sellers'

/** Settings of one shop that are neither rules nor texts. */
export interface ShopSettings extends Seller {
  /** The company's website for this shop; '.' where there is none, as for the seller's phone and e-mail. */
  readonly website: string
  /** Days from an invoice until it is due. */
  readonly paymentDays: number
  /** What the payment step offers, where shopper and provider allow it; the badges of the footer follow. */
  readonly paymentMethods: readonly PaymentMethod[]
  /** Up to which amount a private account that has paid no order pays by invoice: a decimal string, with VAT. */
  readonly firstInvoiceLimit: string
  /** Where a shopper transfers the money of a prepayment to. */
  readonly bankAccount: BankAccount
  /** Who delivers the parcels. */
  readonly carriers: readonly TrustBadge[]
  /** Where orders are sent from, and until when on a day. */
  readonly sender: Sender
  /** Where orders can be picked up: the lines of the address. */
  readonly pickUpAddress: readonly string[]
  /** Voucher code of the promo strip. */
  readonly voucherCode: string
  /** Whether the organisation has the licence for quotes: carts and products lead to where an offer is asked for. */
  readonly makesOffers: boolean
  /** The shop's public origin in production. */
  readonly origin: string
  /** Whether the header has the region selector; the German shop always has it. */
  readonly regionSelectorEnabled: boolean
}

/** An account of the shop. The demo company has none: these are example numbers of the banks. */
export interface BankAccount extends TransferReceiver {
  readonly bank: string
}

/** The seller as the holder of its account. */
function accountHolder(shop: ShopType): Omit<TransferReceiver, 'iban' | 'bic'> {
  const { sellerName, street, houseNumber, postalCode, city, countryCode } = sellers[shop]
  return { holder: sellerName, street, houseNumber, postalCode, city, countryCode }
}

export const shopSettings: Readonly<Record<ShopType, ShopSettings>> = {
  CH: {
    ...sellers.CH,
    website: 'https://www.example.com/',
    paymentDays: 30,
    paymentMethods: ['twint', 'card', 'invoice', 'applePay', 'prepayment'],
    firstInvoiceLimit: '500',
    bankAccount: {
      ...accountHolder('CH'),
      iban: 'CH9300762011623852957',
      bic: 'EXMPCHZZXXX',
      bank: 'Musterbank',
    },
    carriers: ['swissPost'],
    sender: presetSenders.CH,
    pickUpAddress: ['Cartonnage', ...sellerStreetLines('CH')],
    voucherCode: 'ERSTKISTE15',
    makesOffers: true,
    origin: 'https://shop.example.ch',
    regionSelectorEnabled: true,
  },
  DE: {
    ...sellers.DE,
    website: 'https://www.example.org/',
    paymentDays: 30,
    paymentMethods: ['paypal', 'invoice', 'ideal', 'bancontact', 'card', 'sepa', 'applePay', 'prepayment'],
    firstInvoiceLimit: '500',
    bankAccount: {
      ...accountHolder('DE'),
      iban: 'DE89370400440532013000',
      bic: 'EXMPDEZZXXX',
      bank: 'Musterbank',
    },
    carriers: ['dhl'],
    sender: presetSenders.DE,
    pickUpAddress: ['Cartonnage', ...sellerStreetLines('DE')],
    voucherCode: 'ERSTKISTE10',
    makesOffers: true,
    origin: 'https://shop.example.de',
    regionSelectorEnabled: true,
  },
}

/** The seller's VAT id as it is written in a language: a Swiss one ends in `MWST` or `TVA`. */
export const sellerVatId = (shop: ShopType, locale: ShopLocale): string =>
  shopSettings[shop].vatId.replace(/MWST$/, locale === 'fr-CH' ? 'TVA' : 'MWST')

/**
 * Which call applies a voucher during the checkout: `cart` from v63 of the platform on, `code` or `list` on one of v61
 * or v62.
 */
export const checkoutCoupons: ClientOptions['checkoutCoupons'] = 'cart'

/** What a platform without the shop's own classes and fields is asked by: those of the sandbox with `--plain`. */
export const plainPlatform = {
  /** Record ids of the sites. */
  communityIds: { CH: '0DBCH0000000001AAA', DE: '0DBDE0000000001AAA' },
  /** Buyers of these groups are business buyers. */
  businessGroups: ['Business'],
} as const

/** The EU shops that are not ours, by country code. */
export const externalShopOrigins: Readonly<Record<string, string>> = {
  AT: 'https://shop.example.at',
  CZ: 'https://shop.example.cz',
  SK: 'https://shop.example.sk',
  HR: 'https://shop.example.hr',
}

/**
 * The hosts that links between the shops and their languages stay on: the defaults, which the client and our server use
 * too.
 */
export const hostSettings: HostSettings = defaultHostSettings

/** The platform's preview hosts, where no path is rewritten to another language. */
export const previewHosts: readonly string[] = []

/** The brand of both shops, for the line of copyright. */
export const company = 'CARTONNAGE'

/**
 * Selector of the titles that a third party's consent banner adds to the page; the footer removes them. Our own banner
 * does not match.
 */
export const consentTitleSelector = '[data-third-party-consent] [data-banner-title]'

/** A payment or delivery logo: its name, and the width in px of its picture below /paymentIcons, 32 px high. */
export interface BadgeMark {
  readonly word: string
  readonly width: number
}

export const badgeMarks: Readonly<Record<TrustBadge, BadgeMark>> = {
  applePay: { word: 'Apple Pay', width: 75 },
  dhl: { word: 'DHL', width: 52 },
  ideal: { word: 'iDEAL | Wero', width: 90 },
  mastercard: { word: 'Mastercard', width: 83 },
  paypal: { word: 'PayPal', width: 58 },
  sepa: { word: 'SEPA', width: 52 },
  swissPost: { word: 'Post', width: 52 },
  twint: { word: 'TWINT', width: 58 },
  visa: { word: 'VISA', width: 52 },
}

/** The kind of a network; the footer has an icon for each. */
export type SocialNetworkKind = 'social' | 'photos' | 'professional' | 'video'

export interface SocialNetwork {
  readonly kind: SocialNetworkKind
  readonly name: string
  readonly url: string
}

/** The company's pages in four networks. The demo company has none, so these are the networks' home pages. */
export const socialNetworks: readonly SocialNetwork[] = [
  { kind: 'social', name: 'Facebook', url: 'https://www.facebook.com/' },
  { kind: 'photos', name: 'Instagram', url: 'https://www.instagram.com/' },
  { kind: 'professional', name: 'LinkedIn', url: 'https://www.linkedin.com/' },
  { kind: 'video', name: 'YouTube', url: 'https://www.youtube.com/' },
]
