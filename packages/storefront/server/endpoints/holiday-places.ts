import { addressLocations } from '@cartonnage/sdk/postcodes'
import { parseShopUrl } from '@cartonnage/sdk/rules'
import { findPlacesBy, readPlacedAddresses } from '../../src/shell/holiday-places'
import { paths } from '../../src/shell/paths'
import { respondPrivately } from '../http/respond-privately'

/** The table of postcodes, for the pages that this server renders. */
export const findHolidayPlaces = findPlacesBy(addressLocations)

/** Whether a URL is the one where scripts ask whose public holidays count at addresses. */
export const isHolidayPlacesUrl = (url: string): boolean => parseShopUrl(url).path === paths.holidayPlaces()

/** Responds to a list of addresses (POST). The caller has refused cross-site requests and long bodies. */
export async function respondToHolidayPlaces(request: Request): Promise<Response> {
  if (request.method !== 'POST') return respondPrivately(405, { headers: { Allow: 'POST' } })
  const addresses = readPlacedAddresses(await request.json().catch(() => undefined))
  return addresses === undefined
    ? respondPrivately(422)
    : respondPrivately(200, { body: findHolidayPlaces(addresses) })
}
