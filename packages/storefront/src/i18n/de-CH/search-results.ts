import type { texts as source } from '../en-US/search-results'
import type { Overrides } from '../widen'

export const texts: Overrides<typeof source> = {
  heading_one: '{{number}} Ergebnis für «{{term}}»',
  heading_other: '{{number}} Ergebnisse für «{{term}}»',
  headingNone: 'Keine Ergebnisse für «{{term}}»',
}
