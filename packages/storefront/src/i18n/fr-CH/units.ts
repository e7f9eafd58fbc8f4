import type { texts as source } from '../en-US/units'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  Stk: {
    many: 'Pièces',
    per: 'par pièce',
    amount_one: '{{number}} pièce',
    amount_other: '{{number}} pièces',
  },
  Rolle: {
    many: 'Rouleaux',
    per: 'par rouleau',
    amount_one: '{{number}} rouleau',
    amount_other: '{{number}} rouleaux',
  },
  Paket: {
    many: 'Paquets',
    per: 'par paquet',
    amount_one: '{{number}} paquet',
    amount_other: '{{number}} paquets',
  },
  Sack: { many: 'Sacs', per: 'par sac', amount_one: '{{number}} sac', amount_other: '{{number}} sacs' },
  Set: { many: 'Jeux', per: 'par jeu', amount_one: '{{number}} jeu', amount_other: '{{number}} jeux' },
  bundle: { name: 'Paquet', amount_one: '{{number}} paquet', amount_other: '{{number}} paquets' },
  case: { name: 'Carton', amount_one: '{{number}} carton', amount_other: '{{number}} cartons' },
  pallet: { name: 'Palette', amount_one: '{{number}} palette', amount_other: '{{number}} palettes' },
}
