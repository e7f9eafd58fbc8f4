import { shopSettings } from '../../app/shop-settings'

/** Who answers for a product, by post and by e-mail. */
export interface Firm {
  readonly name: string
  /** Street and place. */
  readonly address: string
  readonly countryCode: 'CH' | 'DE'
  readonly email: string
}

/** Who makes the goods; the demo company is invented. */
export const manufacturer: Firm = {
  name: 'Cartonnage Holding AG',
  address: 'Musterstrasse 1, 9400 Rorschach',
  countryCode: 'CH',
  email: shopSettings.CH.email,
}

/** Who answers in the European Union for goods that are made outside of it. */
export const responsibleInEurope: Firm = {
  name: 'Cartonnage Deutschland GmbH',
  address: 'Musterstraße 1, 88045 Friedrichshafen',
  countryCode: 'DE',
  email: shopSettings.DE.email,
}
