import type { texts as source } from '../en-US/product'
import type { Overrides } from '../widen'

export const texts: Overrides<typeof source> = {
  price: { including: 'inkl. {{rate}} MWST', excluding: 'exkl. MWST' },
  tiers: { private: { main: 'inkl. MWST', other: 'exkl. MWST', total: 'Total inkl. MWST' } },
  page: { totalIncluding: 'Total inkl. MWST' },
}
