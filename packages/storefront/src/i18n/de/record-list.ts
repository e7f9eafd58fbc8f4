import type { texts as source } from '../en-US/record-list'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  title: 'Liste',
  first: 'Zurück zur ersten Seite',
  more: 'Weitere',
  unknown: '–',
  empty: {
    heading: 'Noch nichts da',
    text: 'Sobald es etwas für Ihr Konto gibt, steht es hier.',
    action: 'Kartons ansehen',
  },
}
