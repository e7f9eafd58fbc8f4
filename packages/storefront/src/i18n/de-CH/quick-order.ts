import type { texts as source } from '../en-US/quick-order'
import type { Overrides } from '../widen'

export const texts: Overrides<typeof source> = {
  problem: { 'file-too-large': '{{name}} ist zu gross. Eine Bestellliste hat höchstens {{size}}.' },
}
