import type { texts as source } from '../en-US/search-results'
import type { Overrides } from '../widen'

export const texts: Overrides<typeof source> = { heading: 'Ergebnisse für «{{term}}»' }
