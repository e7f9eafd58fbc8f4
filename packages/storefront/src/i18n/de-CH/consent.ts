import type { texts as source } from '../en-US/consent'
import type { Overrides } from '../widen'

export const texts: Overrides<typeof source> = {
  stored: {
    languageText:
      'Zeigt den Shop in Ihrer Sprache, hell oder dunkel, mit Preisen Ihres Landes, mit oder ohne MWST.',
  },
}
