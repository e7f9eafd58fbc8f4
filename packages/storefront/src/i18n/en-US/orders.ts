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
    InFulfilment: 'In fulfilment',
    Shipped: 'Shipped',
    Delivered: 'Delivered',
    Fulfilled: 'Delivered',
    Canceled: 'Cancelled',
  },
  detail: {
    title: 'Order {{number}}',
    back: 'All orders',
    poNumber: 'Your order number',
    method: 'Delivery',
    goods: 'Goods',
    article: 'Article',
    quantity: 'Quantity',
    unitPrice: 'Unit price excl. VAT',
    lineTotal: 'Amount excl. VAT',
    noGoods: 'The single articles of this order are not shown here.',
    sums: 'Sums',
    net: 'Goods excl. VAT',
    discount: 'Discount',
    shipping: 'Delivery excl. VAT',
    vat: 'VAT',
    delivery: 'Delivery address',
    billing: 'Billing address',
    reorder: 'Order again',
    reordering: 'Is being added to the cart',
    withdraw: 'Withdraw from this order',
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
    text: 'As soon as you order, your order number and its status stand here.',
    action: 'See boxes',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    orders: typeof texts
  }
}
