/** Header: promo strip, search, user area, carts, category menu. */
export const texts = {
  logo: 'Cartonnage, home page',
  promo: {
    CH: '{{discount}} off your first order',
    DE: '{{discount}} off your first order',
    freeDelivery: {
      gross: 'Free delivery on orders from {{amount}} incl. VAT',
      net: 'Free delivery on orders from {{amount}} excl. VAT',
    },
    note: 'Delivery costs',
    code: 'Voucher code',
    region: 'Offer for new customers',
    conditions: 'Conditions',
    copy: 'Copy the code',
    copied: 'Copied',
    failed: 'Please select the code and copy it',
  },
  search: {
    label: 'Search',
    placeholder: 'Enter search term or item number',
    submit: 'Search',
  },
  cart: {
    label: 'Cart',
    empty: 'Cart, empty',
    filled_one: 'Cart, {{count}} item',
    filled_other: 'Cart, {{count}} items',
    signIn: 'Cart, after signing in',
    problems_one: '{{count}} item cannot be ordered as it is.',
    problems_other: '{{count}} items cannot be ordered as they are.',
    inactive_one: 'Second cart, {{count}} item',
    inactive_other: 'Second cart, {{count}} items',
  },
  quickOrder: 'Quick order',
  menu: { open: 'Menu', label: 'Categories', overviewOf: 'Overview: {{title}}' },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    header: typeof texts
  }
}
