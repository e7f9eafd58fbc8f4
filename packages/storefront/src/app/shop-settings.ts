import type { ShopType, TrustBadge } from '@cartonnage/sdk/rules'

/** What differs between the shops and is neither a rule nor a text. */
export interface ShopSettings {
  /** The phone number as it is read; the link strips blanks. */
  readonly phone: string
  readonly email: string
  /** Voucher code of the promo strip [1-17], [1-18]. */
  readonly voucherCode: string
}

export const shopSettings: Readonly<Record<ShopType, ShopSettings>> = {
  CH: {
    phone: '+41 71 555 01 00',
    email: 'hallo@cartonnage.example',
    voucherCode: 'ERSTKISTE15',
  },
  DE: {
    phone: '+49 7541 555 01 00',
    email: 'kontakt@cartonnage.example',
    voucherCode: 'ERSTKISTE10',
  },
}

/** The operator [1-20]; the demo company is invented. */
export const company = 'CARTONNAGE'

/** The marks of payment and delivery, as plain words. */
export const badgeWords: Readonly<Record<TrustBadge, string>> = {
  applePay: 'Apple Pay',
  dhl: 'DHL',
  ideal: 'iDEAL | Wero',
  mastercard: 'Mastercard',
  paypal: 'PayPal',
  sepa: 'SEPA',
  swissPost: 'Post',
  twint: 'TWINT',
  visa: 'VISA',
}
