import type { ShopType } from '@cartonnage/sdk/rules'

/** What differs between the shops and is neither a rule nor a text. */
export interface ShopSettings {
  /** The phone number as it is read; the link strips blanks. */
  readonly phone: string
  readonly email: string
  /** Voucher code of the promo strip [1-17], [1-18]. */
  readonly voucherCode: string
  /** Payment and delivery marks, as plain words [2.10-13], [2.10-14]. */
  readonly badges: readonly string[]
}

export const shopSettings: Readonly<Record<ShopType, ShopSettings>> = {
  CH: {
    phone: '+41 71 555 01 00',
    email: 'hallo@cartonnage.example',
    voucherCode: 'ERSTKISTE15',
    badges: ['TWINT', 'Post', 'VISA', 'Mastercard', 'Apple Pay'],
  },
  DE: {
    phone: '+49 7541 555 01 00',
    email: 'kontakt@cartonnage.example',
    voucherCode: 'ERSTKISTE10',
    badges: ['DHL', 'PayPal', 'VISA', 'Mastercard', 'SEPA', 'Apple Pay', 'iDEAL | Wero'],
  },
}

/** The operator [1-20]; the demo company is invented. */
export const company = 'CARTONNAGE'
