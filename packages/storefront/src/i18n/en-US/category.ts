/** Category pages and lists of products. */
export const texts = {
  metaDescription:
    'All sizes in one list, drawn to one scale, with the price for every quantity and the stock.',
  breadcrumb: 'You are here',
  tiles: 'Related categories',
  count_one: '{{number}} article',
  count_other: '{{number}} articles',
  countPart: '{{first}}–{{last}} of {{number}} articles',
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
    before_one: 'Previous {{count}} article',
    before_other: 'Previous {{count}} articles',
    after_one: '{{count}} more article',
    after_other: '{{count}} more articles',
  },
  empty: {
    title: 'Nothing here at the moment',
    text: 'This shop has no articles in this category. The other categories do.',
    action: 'All categories',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    category: typeof texts
  }
}
