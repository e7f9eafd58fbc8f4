import type { texts as source } from '../en-US/confirmation'
import type { Overrides } from '../widen'

export const texts: Overrides<typeof source> = {
  next: { status: 'Den Stand Ihrer Bestellung sehen Sie jederzeit unter «Bestellungen».' },
}
