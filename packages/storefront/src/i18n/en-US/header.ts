/** Header: promo strip, search, user area, carts, category menu. */
export const texts = {
  logo: 'Cartonnage, home page',
  promo: {
    CH: '{{discount}} off your first order',
    DE: '{{discount}} off your first order',
    freeDelivery: {
      gross: 'Free delivery from {{amount}} incl. VAT',
      net: 'Free delivery from {{amount}} excl. VAT',
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
    placeholder: 'Enter search term or article number',
    submit: 'Search',
  },
  cart: {
    label: 'Cart',
    empty: 'Cart, empty',
    filled_one: 'Cart, {{count}} product',
    filled_other: 'Cart, {{count}} products',
    signIn: 'Cart, after signing in',
    problems_one: '{{count}} product cannot be ordered as it is.',
    problems_other: '{{count}} products cannot be ordered as they are.',
    inactive_one: 'Second cart, {{count}} product',
    inactive_other: 'Second cart, {{count}} products',
  },
  menu: { open: 'Menu', label: 'Categories', overviewOf: 'Overview: {{title}}' },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    header: typeof texts
  }
}
