/** Suggestions below the header's search field. */
export const texts = {
  suggestions: 'Suggestions',
  articles: 'Items',
  categories: 'Categories',
  terms: 'Search terms',
  boxFinder: 'Open in Box Finder',
  size: 'Inner size {{size}} mm',
  twoSides: 'Inner size {{size}} mm, height missing',
  from: 'from',
  status_one: '{{count}} suggestion',
  status_other: '{{count}} suggestions',
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    search: typeof texts
  }
}
