/** Offers and products of a private buyer. */
export const texts = {
  title: 'Your offers',
  lead: 'Offers you asked us for, with the date until which their prices are valid.',
  products: {
    title: 'Your products',
    lead: 'What you ordered before, at today’s prices.',
    empty: 'No products yet',
    emptyText: 'Once you have ordered, your articles appear here at today’s prices.',
    action: 'See boxes',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    offers: typeof texts
  }
}
