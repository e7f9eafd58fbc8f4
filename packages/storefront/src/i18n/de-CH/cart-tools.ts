import type { texts as source } from '../en-US/cart-tools'
import type { Overrides } from '../widen'

export const texts: Overrides<typeof source> = {
  visit: { short: 'Seit Ihrem letzten Besuch ist weniger an Lager, als Sie brauchen.' },
}
