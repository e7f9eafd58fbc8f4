import { isQrIban } from './iban'
import { requireCreditorReference, requireQrReference } from './payment-reference'
import { amountOf, fit, invalid, limits, requireText, toLine } from './transfer'
import type { Transfer } from './transfer'

/** What the Swiss guidelines do not allow (version 2.3): anything but Latin letters, their signs and the euro. */
const forbidden = /[^\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u20ac]/gu

/** The lines of a Swiss QR code (SPC 0200). */
export function swissLines(transfer: Transfer): readonly string[] {
  const { currencyCode, message, receiver } = transfer
  if (currencyCode !== 'CHF' && currencyCode !== 'EUR') throw invalid('currencyCode: CHF or EUR is needed')
  if (!/^[A-Z]{2}$/.test(receiver.countryCode)) throw invalid('receiver.countryCode: two capitals are needed')
  const allowed = (text: string, limit: number) =>
    fit(toLine(text.normalize('NFC')).replace(forbidden, ''), limit)
  const part = (name: 'street' | 'houseNumber') => allowed(receiver[name], limits[name])
  const required = (name: 'holder' | 'postalCode' | 'city') =>
    requireText(allowed(receiver[name], limits[name]), name)
  return [
    'SPC',
    '0200',
    '1',
    receiver.iban,
    'S',
    required('holder'),
    part('street'),
    part('houseNumber'),
    required('postalCode'),
    required('city'),
    receiver.countryCode,
    ...nobody,
    amountOf(transfer),
    currencyCode,
    ...nobody,
    ...referenceOf(transfer),
    allowed(message, limits.message),
    'EPD',
  ]
}

/** An address that is left open. */
const nobody = Array.from({ length: 7 }, () => '')

/** The kind of the reference, and the reference. */
function referenceOf({ reference = '', receiver }: Transfer): readonly [string, string] {
  if (isQrIban(receiver.iban)) return ['QRR', requireQrReference(reference)]
  return reference === '' ? ['NON', ''] : ['SCOR', requireCreditorReference(reference)]
}
