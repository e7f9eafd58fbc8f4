import type { texts as source } from '../en-US/confirmation'
import type { Overrides } from '../widen'

export const texts: Overrides<typeof source> = { fact: { total: 'Total inkl. MWST' } }
