/** Category pages and lists of products. */
export const texts = {
  metaDescription:
    'All sizes in one list, drawn to one scale, with the price for every quantity and the stock.',
  breadcrumb: 'You are here',
  tiles: 'Related categories',
  countPart: '{{first}}–{{last}} of {{number}} items',
  sort: {
    label: 'Sort by',
    length: 'Length, shortest first',
    relevance: 'Recommended first',
    apply: 'Apply',
  },
  table: {
    drawing: 'Drawn to one scale',
    size: 'Inner size mm',
    flute: 'Flute, load',
    stock: { CH: 'Stock Switzerland', DE: 'Stock Germany' },
  },
  paging: {
    label: 'Pages',
    before_one: 'Previous {{count}} item',
    before_other: 'Previous {{count}} items',
    after_one: '{{count}} more item',
    after_other: '{{count}} more items',
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
