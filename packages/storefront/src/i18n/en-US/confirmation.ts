/** What stands after the order. */
export const texts = {
  title: 'Order received',
  badge: 'Order received',
  thanks: 'Thank you.',
  thanksNamed: 'Thank you, {{name}}.',
  number: 'Your order number is',
  next: {
    heading: 'What happens next',
    check: 'We check stock and addresses and pack your goods.',
    send: 'Goods in stock leave our warehouse within two working days. Made-to-order goods follow once they are ready.',
    invoice: 'The invoice names your own order number.',
  },
  fact: { date: 'Ordered on', total: 'Total incl. VAT' },
  orders: 'See your orders',
  shop: 'Continue shopping',
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    confirmation: typeof texts
  }
}
