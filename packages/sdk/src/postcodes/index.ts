export { addressLocations } from './address-locations'
export type { LocatedAddress } from './address-locations'
