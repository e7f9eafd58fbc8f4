import type { DeliveryCountry } from '@cartonnage/sdk/rules'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** A phone number with its country code (E.164), or undefined for text that is no possible number in this country. */
export function parsePhone(text: string, country: DeliveryCountry): string | undefined {
  const number = parsePhoneNumberFromString(text, country)
  return number?.isPossible() === true ? number.number : undefined
}
