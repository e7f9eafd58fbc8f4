import type { HostSettings, PaymentOrCarrier, ShopType, TrustBadge } from '@cartonnage/sdk/rules'
import { defaultHostSettings } from '@cartonnage/sdk/rules'

/** What differs between the shops and is neither a rule nor a text. */
export interface ShopSettings {
  /** The company's website for this shop; '.' where there is none, as for phone and e-mail. */
  readonly website: string
  /** The phone number as it is read; the link strips blanks. */
  readonly phone: string
  readonly email: string
  /** What can be chosen at the payment step. */
  readonly paymentMethods: readonly PaymentOrCarrier[]
  /** Who brings the parcels. */
  readonly carriers: readonly PaymentOrCarrier[]
  /** Voucher code of the promo strip [1-17], [1-18]. */
  readonly voucherCode: string
  /** Where the shop is, in production. */
  readonly origin: string
  /** Whether the header has the region selector; the German shop always has it [2.8-4]. */
  readonly regionSelectorEnabled: boolean
}

export const shopSettings: Readonly<Record<ShopType, ShopSettings>> = {
  CH: {
    website: 'https://www.example.com/',
    phone: '+41 71 555 01 00',
    email: 'hallo@cartonnage.example',
    paymentMethods: ['invoice'],
    carriers: ['swissPost'],
    voucherCode: 'ERSTKISTE15',
    origin: 'https://shop.example.ch',
    regionSelectorEnabled: true,
  },
  DE: {
    website: 'https://www.example.org/',
    phone: '+49 7541 555 01 00',
    email: 'kontakt@cartonnage.example',
    paymentMethods: ['invoice'],
    carriers: ['dhl'],
    voucherCode: 'ERSTKISTE10',
    origin: 'https://shop.example.de',
    regionSelectorEnabled: true,
  },
}

/**
 * Whether cart and checkout take voucher codes. While they do not, the strip above the header shows no code, and the
 * terms make no offer that nobody could redeem.
 */
export const areVouchersTaken: boolean = false

/** The EU shops that are not ours, by country [2.8-10]. */
export const externalShopOrigins: Readonly<Record<string, string>> = {
  AT: 'https://shop.example.at',
  CZ: 'https://shop.example.cz',
  SK: 'https://shop.example.sk',
  HR: 'https://shop.example.hr',
}

/**
 * The hosts that links between the shops and their languages stay on [2.1-2], [6-8]: the defaults, by which the client
 * and our server read addresses too.
 */
export const hostSettings: HostSettings = defaultHostSettings

/** The platform's preview hosts, for the client: no path is rewritten to another language there [4.language-2], [6-7]. */
export const previewHosts: readonly string[] = []

/** The operator [1-20]; the demo company is invented. */
export const company = 'CARTONNAGE'

/**
 * Selector of the titles that a consent banner of a third party puts into the page; the footer takes them out
 * [2.10-20]. Our own banner is not meant.
 */
export const consentTitleSelector = '[data-third-party-consent] [data-banner-title]'

/** A mark of payment or delivery: its word, and the width of its picture below /paymentIcons, 32 px high. */
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

/** What a network is for; the footer draws a sign for each. */
export type SocialNetworkKind = 'social' | 'photos' | 'professional' | 'video'

export interface SocialNetwork {
  readonly kind: SocialNetworkKind
  readonly name: string
  readonly url: string
}

/** The company's pages in four networks [2.10-18]. The demo company has none, so these are the networks' own. */
export const socialNetworks: readonly SocialNetwork[] = [
  { kind: 'social', name: 'Facebook', url: 'https://www.facebook.com/' },
  { kind: 'photos', name: 'Instagram', url: 'https://www.instagram.com/' },
  { kind: 'professional', name: 'LinkedIn', url: 'https://www.linkedin.com/' },
  { kind: 'video', name: 'YouTube', url: 'https://www.youtube.com/' },
]
