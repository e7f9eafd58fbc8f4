import type { texts as source } from '../en-US/search-results'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  title: 'Suche: {{term}}',
  heading_one: '{{number}} Ergebnis für „{{term}}“',
  heading_other: '{{number}} Ergebnisse für „{{term}}“',
  headingNone: 'Keine Ergebnisse für „{{term}}“',
  results: 'Gefundene Artikel',
  categories: 'Passende Kategorien',
  closeTerms: 'Ähnliche Suchen',
  madeToMeasure: 'Karton {{size}} nach Maß',
  empty: {
    title: 'Kein Artikel gefunden',
    text: 'Prüfen Sie die Schreibweise, suchen Sie mit weniger Wörtern, oder geben Sie eine siebenstellige Artikelnummer ein. Der Box Finder findet einen Karton zum Maß Ihrer Ware; andere Größen fertigen wir nach Maß.',
    boxFinder: 'Karton für Ihre Ware finden',
    madeToMeasure: 'Nach Maß',
  },
}
