import type { texts as source } from '../en-US/search'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  suggestions: 'Vorschläge',
  articles: 'Artikel',
  categories: 'Kategorien',
  terms: 'Suchbegriffe',
  boxFinder: 'Im Box Finder öffnen',
  size: 'Innenmaß {{size}} mm',
  twoSides: 'Innenmaß {{size}} mm, Höhe fehlt',
  from: 'ab',
  status_one: '{{count}} Vorschlag',
  status_other: '{{count}} Vorschläge',
}
