import type { texts as source } from '../en-US/record-list'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  title: 'Liste',
  first: 'Retour à la première page',
  more: 'Suite',
  unknown: '–',
  empty: {
    heading: 'Rien pour le moment',
    text: 'Dès qu’il y aura quelque chose pour votre compte, vous le trouverez ici.',
    action: 'Voir les cartons',
  },
}
