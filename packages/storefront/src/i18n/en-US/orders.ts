/** The list of a buyer's orders. */
export const texts = {
  title: 'Orders',
  number: 'Order number',
  date: 'Date',
  status: 'Status',
  total: 'Total incl. VAT',
  unknown: '–',
  state: {
    Created: 'Received',
    Approved: 'Confirmed',
    InFulfilment: 'In fulfillment',
    Shipped: 'Shipped',
    Delivered: 'Delivered',
    Fulfilled: 'Delivered',
    Canceled: 'Canceled',
  },
  detail: {
    title: 'Order {{number}}',
    back: 'All orders',
    date: 'Ordered on',
    ownNumber: 'Your reference',
    method: 'Delivery method',
    expected: 'Expected delivery',
    day: '{{weekday}}, {{date}}',
    between: '{{from}} to {{to}}',
    payment: 'Payment',
    invoice: 'By invoice, after delivery',
    online: 'Paid online',
    goods: 'Goods',
    noGoods: 'The individual articles of this order are not shown here.',
    sums: 'Totals',
    net: 'Goods excl. VAT',
    discount: 'Discount',
    shipping: 'Delivery excl. VAT',
    vat: 'VAT',
    delivery: 'Delivery address',
    billing: 'Billing address',
    sameAddress: 'Same as the delivery address',
    deliveryOf: 'Delivery {{number}} of {{count}}',
    intraCommunity:
      'VAT-exempt intra-Community supply. VAT id of the buyer: {{buyer}}, of the seller: {{seller}}.',
    vatIdIs: 'VAT ID: {{vatId}}',
    reorder: 'Order again',
    reordering: 'Adding to the cart',
    withdraw: 'Withdraw from this order',
    withdrawMore: 'Withdraw from further articles',
    withdrawal: {
      heading: 'Right of withdrawal',
      text: 'You may withdraw from the contract within 14 days of receiving the last part of the goods, without giving reasons.',
      madeToOrder: 'Articles that are made to order are excluded.',
      received: 'Your withdrawal arrived on {{date}}. Case number {{id}}.',
    },
    print: 'Print',
    unadded: 'These articles cannot be ordered at the moment: {{names}}.',
    added: 'Everything else is in your cart.',
    toCart: 'To the cart',
    busy: 'The cart is still being calculated. Please try again in a moment.',
    failed: 'The order could not be added to the cart. Please try again.',
  },
  more: 'Older orders',
  newest: 'Back to the newest orders',
  empty: {
    heading: 'No orders yet',
    text: 'Once you have ordered, the order number and its status appear here.',
    action: 'See boxes',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    orders: typeof texts
  }
}
