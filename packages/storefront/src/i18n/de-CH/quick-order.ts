import type { texts as source } from '../en-US/quick-order'
import type { Overrides } from '../widen'

export const texts: Overrides<typeof source> = {
  run: { unknown: 'Das liess sich nicht klären. Bitte prüfen Sie den Warenkorb.' },
  problem: { 'file-too-large': '{{name}} ist zu gross. Eine Bestellliste hat höchstens {{size}}.' },
}
