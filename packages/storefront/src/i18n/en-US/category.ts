/** Category pages and lists of products. */
export const texts = {
  metaDescription:
    'All sizes in one list, drawn to one scale, with the price for every quantity and the stock.',
  breadcrumb: 'You are here',
  tiles: 'Related categories',
  tile: {
    lengths: '{{range}} mm long',
    widths: '{{range}} mm wide',
    load: 'up to {{load}} kg',
    price: 'from {{price}}',
  },
  countPart: '{{first}}–{{last}} of {{number}} items',
  sort: {
    label: 'Sort by',
    order: {
      relevance: 'Recommended first',
      length: 'Length, shortest first',
      '-length': 'Length, longest first',
      price: 'Price, lowest first',
      '-price': 'Price, highest first',
      '-stock': 'Stock, most first',
    },
    up: '{{column}}, ascending',
    down: '{{column}}, descending',
    column: {
      name: 'Name',
      volume: 'Volume',
      load: 'Load',
      stock: 'Stock',
      price: 'Price',
    },
    priceFrom: 'Price from {{number}}',
    sorted: 'Sorted: {{order}}.',
    apply: 'Apply',
  },
  table: {
    item: 'Item',
    size: { box: 'Inner size mm, L × W × H', flat: 'Inner size mm, L × W', tube: 'Ø × length, mm' },
    fact: {
      flute: 'Flute',
      load: 'load',
      basePrice: 'Unit price',
    },
    stock: { CH: 'Stock Switzerland', DE: 'Stock Germany' },
    oneScale: 'All pictures are drawn to one scale.',
  },
  paging: {
    label: 'Pages',
    before_one: 'Previous {{count}} item',
    before_other: 'Previous {{count}} items',
    after_one: '{{count}} more item',
    after_other: '{{count}} more items',
  },
  request: {
    title: 'A box in your size',
    text: 'Enter size, print and quantity; we answer with a price.',
    action: 'Ask for a box',
  },
  empty: {
    title: 'No items at the moment',
    text: 'This shop has no items in this category at the moment.',
    action: 'All categories',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    category: typeof texts
  }
}
