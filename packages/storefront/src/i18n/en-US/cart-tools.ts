/** Ordering an order again at today's prices, and what became of it. */
export const texts = {
  copy: 'Copy list',
  copied: 'Copied: item numbers and quantities, for a spreadsheet or the quick order.',
  notCopied: 'The browser did not allow copying. Please copy the list from this field:',
  list: 'Item numbers and quantities',
  save: 'Save as CSV',
  notSaved: 'The file could not be made. Please try again.',
  print: 'Print',
  goods: {
    label: 'Weight of the goods:',
    parcels_one: 'about {{weight}} in {{count}} parcel',
    parcels_other: 'about {{weight}} in {{count}} parcels',
    pallet: 'about {{weight}} by pallet',
  },
  visit: {
    count_one: '{{count}} item has changed since your visit on {{day}}.',
    count_other: '{{count}} items have changed since your visit on {{day}}.',
    price: 'Price since {{day}}: {{to}}, was {{from}}',
    soldOut: 'Sold out since your last visit.',
    short: 'Since your last visit there is less in stock than you need.',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'cart-tools': typeof texts
  }
}
