/** What narrows a list. */
export const texts = {
  label: 'Filter',
  sizes: 'Inner size in mm',
  size: { length: 'Length', width: 'Width', height: 'Height' },
  from: { length: 'Length from', width: 'Width from', height: 'Height from' },
  to: { length: 'Length to', width: 'Width to', height: 'Height to' },
  count_one: '{{number}} item',
  count_other: '{{number}} items',
  countOf_one: '{{number}} of {{all}} item',
  countOf_other: '{{number}} of {{all}} items',
  range: '{{from}}–{{to}}',
  rangeFrom: 'from {{from}}',
  rangeTo: 'up to {{to}}',
  widened: 'Shown: {{range}} mm, in steps of 50 mm.',
  stock: 'Stock',
  inStock: 'In stock now',
  chosen: 'Chosen',
  remove: 'Remove {{text}}',
  clearAll: 'Clear all filters',
  apply: 'Apply',
  openChosen: 'Filter ({{choices}})',
  clear: 'Clear',
  close: 'Close',
  show_one: 'Show {{number}} item',
  show_other: 'Show {{number}} items',
  showAny: 'Show items',
  notCounted: 'The number of items is not available right now.',
  nothing: {
    title: 'Nothing matches all of it',
    text: 'Take something away:',
    without_one: 'Without {{text}}: {{count}} item',
    without_other: 'Without {{text}}: {{count}} items',
    all_one: 'Show the {{count}} item',
    all_other: 'Show all {{count}} items',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    facets: typeof texts
  }
}
