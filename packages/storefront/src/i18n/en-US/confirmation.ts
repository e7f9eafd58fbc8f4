/** The page after an order. */
export const texts = {
  title: 'Order {{number}} received',
  badge: 'Order received',
  thanks: 'Thank you.',
  thanksNamed: 'Thank you, {{name}}.',
  number: 'Your order number is',
  mail: 'A confirmation is on its way to {{email}}.',
  mailUnnamed: 'A confirmation is on its way to your e-mail address.',
  withoutMails:
    'Many messages have gone to {{email}} today, so there will be no e-mail about this order. What it would say is on this page: please print or save it.',
  pending: {
    text: 'We are recording your order. Goods and amounts will appear here in a moment.',
    slow: 'This is taking longer than usual. Your order has arrived; please check again in a few minutes.',
    look: 'Check again',
  },
  missing: {
    title: 'We cannot find this order',
    text: 'The number may be mistyped, or the order belongs to another account.',
    recent: 'Did you just place it? It can take a moment for an order to appear here.',
  },
  next: {
    heading: 'What happens next',
    check: 'We pack your goods and hand them to the carrier.',
    status: 'You can follow your order at any time under “Orders”.',
    receipt: 'The invoice is paid already; you get the receipt by e-mail.',
    transfer: 'You transfer the amount. We start once it has arrived.',
    invoice: 'The invoice follows after the delivery.',
    invoiceNumbered: 'The invoice follows after the delivery and names your reference {{number}}.',
  },
  order: 'See this order',
  orders: 'See your orders',
  shop: 'Continue shopping',
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    confirmation: typeof texts
  }
}
