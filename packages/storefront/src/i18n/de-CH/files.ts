import type { texts as source } from '../en-US/files'
import type { Overrides } from '../widen'

export const texts: Overrides<typeof source> = {
  problem: {
    tooLarge:
      'Die Datei ist grösser als 10 MB. Bitte speichern Sie sie kleiner, oder senden Sie sie per E-Mail.',
  },
}
