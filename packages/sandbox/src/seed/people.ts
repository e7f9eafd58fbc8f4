import type { Shop } from '../shop'

/** An invented address of the seed. */
export interface SeedAddress {
  readonly type: 'Shipping' | 'Billing'
  readonly street: string
  readonly postalCode: string
  readonly city: string
  readonly subdivision: string | null
  readonly countryCode: string
  readonly phoneNumber: string
}

/** An invented account; `buyer` signs in for it, a managed account has none. */
export interface SeedAccount {
  readonly key: string
  readonly shop: Shop
  readonly name: string
  readonly userType: 'private' | 'business'
  readonly managedBy?: string
  /** Also of its billing addresses. */
  readonly vatId?: string
  readonly buyer?: SeedBuyer
  readonly contact: { readonly firstName: string; readonly lastName: string }
  readonly addresses: readonly [SeedAddress, ...SeedAddress[]]
  /** The discount on every unit price that is not agreed, as a fraction: `0.05`. */
  readonly discount?: string
  /** Whether an order needs the buyer's own order number. */
  readonly requiresPurchaseOrder?: true
  /** Agreed unit prices by product number. */
  readonly prices?: Readonly<Record<string, readonly SeedTier[]>>
}

/** A net unit price from a quantity on. */
type SeedTier = readonly [from: number, unitPrice: string]

interface SeedBuyer {
  readonly userName: string
  /** Made by `hashPassword` from the demo password `cartonnage`. */
  readonly password: string
}

const swiss = { subdivision: 'SG', countryCode: 'CH' }
const german = { subdivision: 'BW', countryCode: 'DE' }

/** The agreements of one account: a bottle carton at two prices, a folding box at the same price for any quantity. */
const seedAgreements: Readonly<Record<string, readonly SeedTier[]>> = {
  '1003040': [
    [10, '2.35'],
    [100, '1.765'],
  ],
  '1001100': [[1, '0.50']],
}

/** Branches in the Netherlands and in Belgium. */
const beneluxBranches = [
  {
    type: 'Shipping',
    street: 'Kanaalstraat 14',
    postalCode: '3531 CJ',
    city: 'Utrecht',
    subdivision: null,
    countryCode: 'NL',
    phoneNumber: '+31305550114',
  },
  {
    type: 'Shipping',
    street: 'Havenlaan 22',
    postalCode: '2000',
    city: 'Antwerpen',
    subdivision: null,
    countryCode: 'BE',
    phoneNumber: '+3235550122',
  },
] as const satisfies readonly SeedAddress[]

export const seedAccounts: readonly SeedAccount[] = [
  {
    key: '1',
    shop: 'CH',
    name: 'Lea Keller',
    userType: 'private',
    contact: { firstName: 'Lea', lastName: 'Keller' },
    buyer: {
      userName: 'lea.keller@example.com',
      password: 'pbkdf2:1000:lea:028c828de7b816ae1c7dfc92fa89a55c944dd8bbc4c62d4f3d0ae96aa73d7cd0',
    },
    addresses: [
      {
        type: 'Shipping',
        street: 'Seeuferweg 14',
        postalCode: '9400',
        city: 'Rorschach',
        ...swiss,
        phoneNumber: '+41715550114',
      },
    ],
  },
  {
    key: '2',
    shop: 'CH',
    name: 'Alpenblick Versand AG',
    userType: 'business',
    vatId: 'CHE-112.233.445 MWST',
    contact: { firstName: 'Reto', lastName: 'Brunner' },
    buyer: {
      userName: 'einkauf@alpenblick.example',
      password: 'pbkdf2:1000:reto:92215d812dddfee059c1bad33eabb1950d9912dd8d0b056d5e29648e3487a440',
    },
    addresses: [
      {
        type: 'Shipping',
        street: 'Lagerstrasse 8',
        postalCode: '4600',
        city: 'Olten',
        subdivision: 'SO',
        countryCode: 'CH',
        phoneNumber: '+41625550108',
      },
      {
        type: 'Billing',
        street: 'Bahnhofplatz 3',
        postalCode: '9400',
        city: 'Rorschach',
        ...swiss,
        phoneNumber: '+41715550103',
      },
    ],
  },
  {
    key: '3',
    shop: 'DE',
    name: 'Jonas Weber',
    userType: 'private',
    contact: { firstName: 'Jonas', lastName: 'Weber' },
    buyer: {
      userName: 'jonas.weber@example.de',
      password: 'pbkdf2:1000:jonas:0d7aff3d4694115ef224ba2a01d4f069b4b2089c9150676fb58b2bec6ffe1f8a',
    },
    addresses: [
      {
        type: 'Shipping',
        street: 'Rebhangweg 21a',
        postalCode: '88709',
        city: 'Meersburg',
        ...german,
        phoneNumber: '+4975325550121',
      },
    ],
  },
  {
    key: '4',
    shop: 'DE',
    name: 'Weingut Sonnenhalde GmbH',
    userType: 'business',
    vatId: 'DE999991005',
    contact: { firstName: 'Annelise', lastName: 'Müller' },
    buyer: {
      userName: 'einkauf@sonnenhalde.example',
      password: 'pbkdf2:1000:annelise:b577b026c68ff1f7ab1dfadd00bbb434ab33205f2a4672d82189ac00f91dbbf1',
    },
    addresses: [
      {
        type: 'Shipping',
        street: 'Kellereistraße 5',
        postalCode: '88709',
        city: 'Meersburg',
        ...german,
        phoneNumber: '+4975325550105',
      },
      {
        type: 'Billing',
        street: 'Am Sonnenhang 2',
        postalCode: '88709',
        city: 'Hagnau',
        ...german,
        phoneNumber: '+4975325550102',
      },
      ...beneluxBranches,
    ],
  },
  {
    key: '5',
    shop: 'DE',
    name: 'Filiale Meersburg',
    userType: 'business',
    managedBy: '4',
    discount: '0.05',
    requiresPurchaseOrder: true,
    contact: { firstName: 'Theo', lastName: 'Lang' },
    addresses: [
      {
        type: 'Shipping',
        street: 'Hafengasse 7',
        postalCode: '88709',
        city: 'Meersburg',
        ...german,
        phoneNumber: '+4975325550107',
      },
    ],
  },
  {
    key: '6',
    shop: 'DE',
    name: 'Filiale Konstanz',
    userType: 'business',
    managedBy: '4',
    prices: seedAgreements,
    contact: { firstName: 'Mara', lastName: 'Vogt' },
    addresses: [
      {
        type: 'Shipping',
        street: 'Brückenweg 30',
        postalCode: '78462',
        city: 'Konstanz',
        ...german,
        phoneNumber: '+4975315550130',
      },
    ],
  },
  {
    key: '7',
    shop: 'DE',
    name: 'Vestiging Utrecht B.V.',
    userType: 'business',
    managedBy: '4',
    vatId: 'NL999990001B33',
    contact: { firstName: 'Sanne', lastName: 'de Wit' },
    addresses: beneluxBranches,
  },
]

/** VAT rates by country of delivery, as fractions. */
export const seedVatRates: Readonly<Record<string, number>> = {
  CH: 0.081,
  DE: 0.19,
  NL: 0.21,
  LU: 0.17,
  BE: 0.21,
}
