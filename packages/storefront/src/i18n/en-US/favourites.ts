export const texts = {
  mark: 'Mark as favorite',
  toFavourites: 'To my favorites',
  toList: 'Put on a list …',
  failed: 'That did not work. Please try again.',
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    favourites: typeof texts
  }
}
