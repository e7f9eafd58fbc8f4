import type { texts as source } from '../en-US/requests'
import type { Overrides } from '../widen'

export const texts: Overrides<typeof source> = {
  list: { quote: 'Offerte über {{number}} Stück' },
}
