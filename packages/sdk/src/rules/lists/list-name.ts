import type { ShopLocale } from '../locale/locale'

/** The most characters of a list's name on our pages; the platform keeps up to 255. */
export const longestListName = 80

/** What is wrong with the name of a list; undefined where nothing is. Blanks at both ends do not count. */
export function checkListName(name: string): 'missing' | 'too-long' | undefined {
  const { length } = name.trim()
  if (length === 0) return 'missing'
  return length > longestListName ? 'too-long' : undefined
}

/** Whether two names would be taken for the same: without regard to blanks and capitals. */
export const isSameListName = (one: string, other: string): boolean => toKey(one) === toKey(other)

const toKey = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase()

const names: Readonly<Record<ShopLocale, string>> = {
  de: 'Favoriten',
  'de-CH': 'Favoriten',
  'fr-CH': 'Favoris',
  'en-US': 'Favorites',
}

/** What the list of favourites is called when it is made in a language. */
export const favouritesName = (locale: ShopLocale): string => names[locale]

/**
 * Whether a list is that of the favourites. It is known by its name in any of the shop's languages, because a wish list of
 * the platform has nothing else to know it by: one that a buyer calls so is theirs as well.
 */
export const isFavouritesName = (name: string): boolean =>
  [...Object.values(names), 'Favourites'].some((each) => isSameListName(each, name))
