import type { texts as source } from '../en-US/common'
import type { Overrides } from '../widen'

export const texts: Overrides<typeof source> = {
  print: {
    gross: 'Preise in {{currency}}, inkl. {{rate}} MWST, gültig am Druckdatum',
    net: 'Nettopreise in {{currency}}, zzgl. {{rate}} MWST, gültig am Druckdatum',
  },
}
