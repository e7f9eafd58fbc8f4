import { addressLocations } from '@cartonnage/sdk/postcodes'
import { findPlacesBy, readPlacedAddresses } from '../../src/shell/holiday-places'
import { paths } from '../../src/shell/paths'
import type { OwnEndpoint } from './own-endpoint'
import { respondPrivately } from './respond-privately'

/** The table of postcodes, for the pages that this server renders. */
export const findHolidayPlaces = findPlacesBy(addressLocations)

/** Tells scripts whose public holidays count at a list of addresses. */
export const holidayPlaces: OwnEndpoint = {
  path: paths.holidayPlaces(),
  respond: async (request) => {
    if (request.method !== 'POST') return respondPrivately(405, { headers: { Allow: 'POST' } })
    const addresses = readPlacedAddresses(await request.json().catch(() => undefined))
    return addresses === undefined
      ? respondPrivately(422)
      : respondPrivately(200, { body: findHolidayPlaces(addresses) })
  },
}
