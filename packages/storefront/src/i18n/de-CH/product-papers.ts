import type { texts as source } from '../en-US/product-papers'
import type { Overrides } from '../widen'

export const texts: Overrides<typeof source> = { declaration: { total: 'Total' } }
