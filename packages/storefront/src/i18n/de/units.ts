import type { texts as source } from '../en-US/units'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  Stk: { many: 'Stück', per: 'pro Stück', amount_one: '{{number}} Stück', amount_other: '{{number}} Stück' },
  Rolle: {
    many: 'Rollen',
    per: 'pro Rolle',
    amount_one: '{{number}} Rolle',
    amount_other: '{{number}} Rollen',
  },
  Paket: {
    many: 'Pakete',
    per: 'pro Paket',
    amount_one: '{{number}} Paket',
    amount_other: '{{number}} Pakete',
  },
  Sack: { many: 'Säcke', per: 'pro Sack', amount_one: '{{number}} Sack', amount_other: '{{number}} Säcke' },
  Set: { many: 'Sets', per: 'pro Set', amount_one: '{{number}} Set', amount_other: '{{number}} Sets' },
  bundle: { name: 'Bund', amount_one: '{{number}} Bund', amount_other: '{{number}} Bunde' },
  case: { name: 'Karton', amount_one: '{{number}} Karton', amount_other: '{{number}} Kartons' },
  pallet: { name: 'Palette', amount_one: '{{number}} Palette', amount_other: '{{number}} Paletten' },
}
