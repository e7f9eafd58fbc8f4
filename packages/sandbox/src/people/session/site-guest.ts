import { withCheckCharacters } from '../../record-id'
import type { Shop } from '../../shop'

/** The user that a site runs as for its guests: the `userId` of a guest's session context. */
export const siteGuestIds: Readonly<Record<Shop, string>> = {
  CH: withCheckCharacters('005CH0000000900'),
  DE: withCheckCharacters('005DE0000000900'),
}
