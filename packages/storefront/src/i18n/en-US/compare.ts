/** The page that shows products side by side. */
export const texts = {
  title: 'Compare items',
  titleOf: 'Comparison of {{articles}}',
  metaDescription:
    'Size, load, certificates, stock and price per quantity of up to four items, side by side.',
  intro: 'Rows in which the items differ are marked.',
  oneScale: 'Drawn to one scale, with inner sizes in mm.',
  caption: 'Comparison',
  scroller: 'Comparison, to be scrolled sideways',
  differs: 'different',
  differencesOnly: 'Differences only',
  unknown: 'not stated',
  remove: 'Remove',
  removeNamed: 'Remove from the comparison: {{name}}',
  more: 'Choose more items',
  left_one: 'Four items at most stand side by side: {{count}} of those chosen is left out.',
  left_other: 'Four items at most stand side by side: {{count}} of those chosen are left out.',
  missing_one: '{{count}} item of this comparison is not in our range.',
  missing_other: '{{count}} items of this comparison are not in our range.',
  drawing: 'Drawing',
  size: 'Size',
  material: 'Material and load',
  priceEach: 'Price {{per}}',
  pricePerUnit: 'Price per unit',
  packs: 'Price per packing unit',
  supply: 'Stock and packing',
  volume: 'Volume',
  at: 'at {{quantity}}',
  stock: 'Availability',
  expected: 'Delivery expected by',
  base: 'Price per measure',
  order: 'Order',
  toItem: 'See item',
  orderNamed: '{{amount}} to the cart',
  best: { price: 'lowest', load: 'highest', recycled: 'highest' },
  one: {
    title: 'What do you want to compare it with?',
    text: 'Tick a second item in a list, or choose “Compare” on its page.',
    action: 'Items of this kind',
  },
  empty: {
    title: 'No items to compare yet',
    text: 'Tick up to four items in a list, or choose “Compare” on their pages. Their sizes, loads and prices then stand side by side.',
    action: 'To our boxes',
    chosen_one: 'See your chosen item',
    chosen_other: 'Compare your {{count}} chosen items',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    compare: typeof texts
  }
}
