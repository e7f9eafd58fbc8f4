import type { texts as source } from '../en-US/compare-choice'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  compare: 'Vergleichen',
  see: 'Vergleich ansehen ({{count}})',
  chosen: '{{count}} von {{most}} gewählt',
  clear: 'Leeren',
  full: 'Höchstens {{most}}: Nehmen Sie zuerst einen Artikel aus dem Vergleich.',
}
