/** Results of a search. */
export const texts = {
  title: 'Search: {{term}}',
  heading_one: '{{number}} result for “{{term}}”',
  heading_other: '{{number}} results for “{{term}}”',
  headingNone: 'No results for “{{term}}”',
  results: 'Items found',
  categories: 'Matching categories',
  closeTerms: 'Similar searches',
  madeToMeasure: 'Box of {{size}} made to measure',
  empty: {
    title: 'No items found',
    text: 'Check the spelling, use fewer words, or enter a seven-digit item number. The Box Finder finds a box for the size of your goods; we make other sizes to measure.',
    boxFinder: 'Find a box for your goods',
    madeToMeasure: 'Made to measure',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'search-results': typeof texts
  }
}
