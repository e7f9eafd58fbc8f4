import type { NavigationItem } from '@cartonnage/sdk/rules'

/** Categories that a search links to, at most. */
const maxCategories = 6

/** Lower case, ß as ss, without accents. */
const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')

const flatten = (items: readonly NavigationItem[]): readonly NavigationItem[] =>
  items.flatMap((item) => [item, ...flatten(item.children ?? [])])

/** The categories whose titles contain every word of a term, in the order of the menu; none for a term without words. */
export function matchCategories(items: readonly NavigationItem[], term: string): readonly NavigationItem[] {
  const words = fold(term)
    .split(/[^\p{Letter}\p{Number}-]+/u)
    .filter((word) => /\p{Letter}/u.test(word))
  if (words.length === 0) return []
  return flatten(items)
    .filter(({ title }) => words.every((word) => fold(title).includes(word)))
    .slice(0, maxCategories)
}
