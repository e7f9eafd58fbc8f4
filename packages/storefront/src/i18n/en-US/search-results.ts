/** Results of a search. */
export const texts = {
  title: 'Search: {{term}}',
  heading: 'Results for “{{term}}”',
  results: 'Articles found',
  categories: 'Matching categories',
  empty: {
    title: 'No article found',
    text: 'Check the spelling, use fewer words, or enter a size such as 300 200 or a seven-digit article number.',
    all: 'All categories',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'search-results': typeof texts
  }
}
