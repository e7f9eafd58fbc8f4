import type { texts as source } from '../en-US/plain-page'
import type { Overrides } from '../widen'

export const texts: Overrides<typeof source> = {
  tooLarge: { heading: 'Diese Datei ist zu gross' },
}
