import { expect, it } from 'vitest'
import { typeset } from './typeset'

it.each([
  ['de', 'PVC-Packband «Vorsicht Glas», weiß', 'PVC-Packband „Vorsicht Glas“, weiß'],
  ['de-CH', 'PVC-Packband «Vorsicht Glas», weiß', 'PVC-Packband «Vorsicht Glas», weiss'],
  ['fr-CH', 'Ruban PVC «Attention verre»', 'Ruban PVC «\u202fAttention verre\u202f»'],
  ['fr-CH', 'Kit de cerclage PP : feuillard', 'Kit de cerclage PP\u202f: feuillard'],
  ['en-US', 'PVC tape “Caution glass”: 50 mm', 'PVC tape “Caution glass”: 50 mm'],
] as const)('in %s %j is printed %j', (locale, text, printed) => {
  expect(typeset(text, locale)).toBe(printed)
})
