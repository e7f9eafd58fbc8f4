/** The products that a private buyer has ordered before. */
export const texts = {
  title: 'Your products',
  lead: 'What you ordered before, at today’s prices.',
  empty: 'No products yet',
  emptyText: 'Once you have ordered, your items appear here at today’s prices.',
  action: 'See boxes',
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'own-products': typeof texts
  }
}
