import type { texts as source } from '../en-US/offers'
import type { Overrides } from '../widen'

export const texts: Overrides<typeof source> = {
  title: 'Ihre Offerten',
  lead: 'Ihre angefragten Offerten mit Gültigkeit.',
}
