import type { texts as source } from '../en-US/checkout'
import type { Overrides } from '../widen'

export const texts: Overrides<typeof source> = { review: { order: 'Jetzt kostenpflichtig bestellen' } }
