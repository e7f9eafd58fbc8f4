import type { texts as source } from '../en-US/search-results'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  title: 'Suche: {{term}}',
  heading: 'Ergebnisse für „{{term}}“',
  results: 'Gefundene Artikel',
  categories: 'Passende Kategorien',
  empty: {
    title: 'Kein Artikel gefunden',
    text: 'Prüfen Sie die Schreibweise, nehmen Sie weniger Wörter, oder geben Sie ein Maß wie 300 200 oder eine siebenstellige Artikelnummer ein.',
    all: 'Alle Kategorien',
  },
}
