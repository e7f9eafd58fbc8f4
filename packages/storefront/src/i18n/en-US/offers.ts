/** Offers and products of a private buyer. */
export const texts = {
  title: 'Your offers',
  lead: 'Offers that you asked us for, with the day until which their prices hold.',
  products: {
    title: 'Your products',
    lead: 'What you ordered before, at today’s prices.',
    empty: 'No products yet',
    emptyText: 'As soon as you order, your articles stand here with today’s prices.',
    action: 'See boxes',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    offers: typeof texts
  }
}
