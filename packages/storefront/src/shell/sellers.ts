import type { ShopType } from '@cartonnage/sdk/rules'

/** Who sells in a shop, as all pages, mails and papers name it. */
export interface Seller {
  /** As registered, with the branch, in every language. */
  readonly sellerName: string
  readonly street: string
  readonly houseNumber: string
  readonly postalCode: string
  readonly city: string
  readonly countryCode: 'CH' | 'DE'
  /** The phone number as displayed; the link removes its spaces. */
  readonly phone: string
  readonly email: string
  readonly vatId: string
  /** Where the seller is registered. */
  readonly register: string
  /** Of a branch: seat and number of the company, which German business letters name; null for a company itself. */
  readonly seat: string | null
  /** The board, whom German business letters name; Swiss ones need not. */
  readonly board: string
}

/** The demo company is invented: these are placeholders, and the imprint marks them. */
export const sellers: Readonly<Record<ShopType, Seller>> = {
  CH: {
    sellerName: 'Cartonnage Holding AG',
    street: 'Musterstrasse',
    houseNumber: '1',
    postalCode: '9400',
    city: 'Rorschach',
    countryCode: 'CH',
    phone: '+41 71 555 01 00',
    email: 'hallo@cartonnage.example',
    vatId: 'CHE-109.999.009 MWST',
    register: 'CHE-109.999.009',
    seat: null,
    board: 'Vera Muster, Urs Beispiel',
  },
  DE: {
    sellerName: 'Cartonnage Holding AG, Niederlassung Deutschland',
    street: 'Musterstraße',
    houseNumber: '1',
    postalCode: '88045',
    city: 'Friedrichshafen',
    countryCode: 'DE',
    phone: '+49 7541 555 01 00',
    email: 'kontakt@cartonnage.example',
    vatId: 'DE999990002',
    register: 'Amtsgericht Ulm, HRB 000000',
    seat: 'Rorschach, CHE-109.999.009',
    board: 'Vera Muster, Urs Beispiel',
  },
}

/** Street and city, on a line each. */
export const sellerStreetLines = (shop: ShopType): readonly [string, string] => {
  const { street, houseNumber, postalCode, city } = sellers[shop]
  return [`${street} ${houseNumber}`, `${postalCode} ${city}`]
}

/** The seller's postal address with its name. */
export const sellerAddressLines = (shop: ShopType): readonly string[] => [
  sellers[shop].sellerName,
  ...sellerStreetLines(shop),
]

/** Replaces `{{seller.name}}`, `{{seller.address}}` and the like in a text; other names are left unchanged. */
export function fillSeller(text: string, shop: ShopType): string {
  const { sellerName, phone, email, vatId, register, seat, board } = sellers[shop]
  const values: Readonly<Record<string, string | null>> = {
    name: sellerName,
    address: sellerStreetLines(shop).join(', '),
    phone,
    email,
    vatId,
    register,
    seat,
    board,
    phoneLink: phone.replaceAll(' ', ''),
  }
  return text.replace(/\{\{seller\.(\w+)\}\}/g, (part, name: string) => values[name] ?? part)
}
