import type { texts as source } from '../en-US/compare-choice'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  compare: 'Vergleichen',
  named: 'Vergleichen: {{name}}',
  see: 'Vergleich ansehen ({{count}})',
  chosen: '{{count}} von {{most}} gewählt',
  atMost: 'Bis zu {{most}} Artikel nebeneinander',
  clear: 'Leeren',
  label: 'Vergleich',
  full: 'Das wären mehr als {{most}}: Nehmen Sie zuerst einen Artikel aus dem Vergleich.',
}
