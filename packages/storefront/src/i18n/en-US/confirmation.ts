/** What stands after the order. */
export const texts = {
  title: 'Order {{number}} received',
  badge: 'Order received',
  thanks: 'Thank you.',
  thanksNamed: 'Thank you, {{name}}.',
  number: 'Your order number is',
  mail: 'A confirmation is on its way to {{email}}.',
  mailUnnamed: 'A confirmation is on its way to your e-mail address.',
  pending: {
    text: 'We are still writing down your order. Goods and amounts appear here in a moment.',
    slow: 'This takes longer than usual. Your order has arrived; please look again in a few minutes.',
    look: 'Look again',
  },
  missing: {
    title: 'We do not find this order',
    text: 'Perhaps the number is mistyped, or the order belongs to another account.',
    recent: 'Did you order just now? It can take a moment until the order appears here.',
  },
  next: {
    heading: 'What happens next',
    check: 'We check stock and address and pack your goods.',
    status: 'Where your order stands can be seen at any time under “Orders”.',
    invoice: 'The invoice follows after the delivery.',
    invoiceNumbered: 'The invoice follows after the delivery and names your own order number {{number}}.',
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
