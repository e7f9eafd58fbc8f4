import type { texts as source } from '../en-US/units'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  Stk: { per: 'par pièce', amount_one: '{{number}} pièce', amount_other: '{{number}} pièces' },
  Rolle: { per: 'par rouleau', amount_one: '{{number}} rouleau', amount_other: '{{number}} rouleaux' },
  Paket: { per: 'par paquet', amount_one: '{{number}} paquet', amount_other: '{{number}} paquets' },
  Sack: { per: 'par sac', amount_one: '{{number}} sac', amount_other: '{{number}} sacs' },
  Set: { per: 'par jeu', amount_one: '{{number}} jeu', amount_other: '{{number}} jeux' },
}
