/** Offers and products of a private buyer. */
export const texts = {
  title: 'Your offers',
  lead: 'The offers you requested and how long they are valid.',
  products: {
    title: 'Your products',
    lead: 'What you ordered before, at today’s prices.',
    empty: 'No products yet',
    emptyText: 'Once you have ordered, your items appear here at today’s prices.',
    action: 'See boxes',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    offers: typeof texts
  }
}
