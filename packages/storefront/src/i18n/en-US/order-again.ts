/** Ordering an order again at today's prices, and what became of it. */
export const texts = {
  title: 'Order again',
  titleOf: 'Order again: {{number}}',
  back: 'Order {{number}}',
  orderedOn: 'Ordered on {{date}}',
  printFiles:
    'We printed that order from {{names}}. If it is to look the same again, say so in the remark of your order; otherwise hand in a new file.',
  noItems: 'The individual items of this order are not known here, so they cannot be ordered again.',
  lead: 'What is checked goes into your cart, at today’s prices per unit ({{label}}, without delivery).',
  toSums: 'Go to the total',
  nothing: 'None of these items can be ordered today.',
  then: 'Then',
  today: 'Today',
  amount: 'Total',
  more: '{{percent}} more',
  less: '{{percent}} less',
  inCart: '{{amount}} of it already in your cart.',
  obstacle: {
    gone: 'No longer sold.',
    'no-stock': 'Out of stock. It is not known when more will arrive.',
    'no-price': 'The price is on request.',
    maximum: 'Your cart has as many as can be ordered.',
  },
  successor: 'Take the successor instead: {{name}}',
  sum: {
    title_one: 'Total of {{count}} checked item',
    title_other: 'Total of {{count}} checked items',
    today: 'Today, {{label}}',
    said_one: '{{count}} item checked: {{amount}}.',
    said_other: '{{count}} items checked: {{amount}}.',
  },
  add: 'Add checked items to cart',
  adding: 'Adding to the cart',
  cancel: 'Back to the order',
  empty: 'Please check at least one item.',
  busy: 'The cart is still being calculated. Please try again in a moment.',
  failed: 'The shop did not respond in time. Please try again.',
  unknown: 'We could not find out whether everything has arrived in your cart.',
  report: {
    all_one: 'The item is in your cart.',
    all_other: 'All {{count}} items are in your cart.',
    some_one: '{{count}} of {{total}} items is in your cart.',
    some_other: '{{count}} of {{total}} items are in your cart.',
    again: 'You can try again: what is in your cart already is not added twice.',
    retry: 'Try again',
    toCart: 'To the cart',
    takeSuccessor: 'Add to cart instead: {{name}}',
    seeSuccessor: 'See the successor',
    instead: 'Instead of {{name}}',
    failed: { title: 'Not in the cart yet ({{count}})' },
    unknown: { title: 'Not certain ({{count}})' },
    refused: { title: 'Not accepted by the shop ({{count}})' },
    gone: { title: 'No longer sold ({{count}})' },
    short: { title: 'Not all in stock ({{count}})' },
    lowered: {
      title: 'In the cart, in a lower quantity ({{count}})',
      detail: '{{to}} instead of {{from}}: no more are available.',
    },
    raised: {
      title: 'In the cart, in a higher quantity ({{count}})',
      detail: '{{to}} instead of {{from}}: sold in these quantities only.',
    },
    added: { title: 'In the cart ({{count}})' },
    'left-out': { title: 'Not checked ({{count}})' },
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'order-again': typeof texts
  }
}
