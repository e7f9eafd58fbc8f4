/** The sheet with what narrows a list. */
export const texts = {
  heading: 'Filter',
  clear: 'Clear',
  close: 'Close',
  show_one: 'Show {{number}} item',
  show_other: 'Show {{number}} items',
  showAny: 'Show items',
  notCounted: 'The number of items is not available right now.',
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'facet-sheet': typeof texts
  }
}
