import type { texts as source } from '../en-US/search'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  suggestions: 'Suggestions',
  articles: 'Articles',
  categories: 'Catégories',
  terms: 'Termes de recherche',
  boxFinder: 'Ouvrir dans le Box Finder',
  size: 'Dimensions intérieures {{size}} mm',
  twoSides: 'Dimensions intérieures {{size}} mm, hauteur manquante',
  from: 'dès',
  status_one: '{{count}} suggestion',
  status_other: '{{count}} suggestions',
}
