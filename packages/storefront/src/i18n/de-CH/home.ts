import type { texts as source } from '../en-US/home'
import type { Overrides } from '../widen'

export const texts: Overrides<typeof source> = {
  own: { offers: 'Ihre Offerten' },
}
