import type { Client } from '@cartonnage/sdk'
import { shopSettings } from './shop-settings'

/** The first version of the platform's API by which offers are asked for and accepted. */
const firstVersion = 'v67.0'

/** Whether offers can be asked for: the organisation makes them, and the shop calls a version of the platform that has them. */
export const makesOffers = ({ shop, options }: Client): boolean =>
  // All versions have two digits.
  shopSettings[shop].makesOffers && options.apiVersion >= firstVersion
