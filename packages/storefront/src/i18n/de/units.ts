import type { texts as source } from '../en-US/units'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  Stk: { per: 'pro Stück', amount_one: '{{number}} Stück', amount_other: '{{number}} Stück' },
  Rolle: { per: 'pro Rolle', amount_one: '{{number}} Rolle', amount_other: '{{number}} Rollen' },
  Paket: { per: 'pro Paket', amount_one: '{{number}} Paket', amount_other: '{{number}} Pakete' },
  Sack: { per: 'pro Sack', amount_one: '{{number}} Sack', amount_other: '{{number}} Säcke' },
  Set: { per: 'pro Set', amount_one: '{{number}} Set', amount_other: '{{number}} Sets' },
}
