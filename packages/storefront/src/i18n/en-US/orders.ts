/** The list of a buyer's orders. */
export const texts = {
  title: 'Orders',
  number: 'Order number',
  date: 'Date',
  status: 'Status',
  total: 'Total incl. VAT',
  unknown: '–',
  state: { Created: 'Received', Approved: 'Confirmed', Fulfilled: 'Delivered', Canceled: 'Cancelled' },
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
