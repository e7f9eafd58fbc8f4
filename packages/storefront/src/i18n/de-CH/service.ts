import type { texts as source } from '../en-US/service'
import type { Overrides } from '../widen'

export const texts: Overrides<typeof source> = {
  amount: {
    grossFirst: '{{gross}} inkl. MWST ({{net}} exkl.)',
    netFirst: '{{net}} exkl. MWST ({{gross}} inkl.)',
    net: '{{net}} exkl. MWST',
  },
}
