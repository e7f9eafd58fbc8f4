import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatIban, transferCodeText, type Transfer } from './transfer-code'

const receiver = {
  ...{ holder: 'Cartonnage AG', street: 'Musterstrasse', houseNumber: '1' },
  ...{ postalCode: '9400', city: 'Rorschach', countryCode: 'CH', bic: 'EXMPCHZZXXX' },
  iban: 'CH9300762011623852957',
}
const swiss: Transfer = { amount: '38.27', currencyCode: 'CHF', message: 'KR4TN-BQX5A', receiver }
const german: Transfer = {
  ...{ amount: '12.30', currencyCode: 'EUR', message: 'KR4TN-BQX5A' },
  receiver: { ...receiver, iban: 'DE89370400440532013000', bic: 'EXMPDEZZXXX', countryCode: 'DE' },
}

describe('transferCodeText', () => {
  it('has the 31 lines of a Swiss QR code', () => {
    expect(transferCodeText(swiss).split('\n')).toEqual([
      ...['SPC', '0200', '1', 'CH9300762011623852957'],
      ...['S', 'Cartonnage AG', 'Musterstrasse', '1', '9400', 'Rorschach', 'CH'],
      ...['', '', '', '', '', '', ''],
      ...['38.27', 'CHF'],
      ...['', '', '', '', '', '', ''],
      ...['NON', '', 'KR4TN-BQX5A', 'EPD'],
    ])
  })

  it('has the 11 lines of a European one', () => {
    expect(transferCodeText(german).split('\n')).toEqual([
      ...['BCD', '002', '1', 'SCT', 'EXMPDEZZXXX', 'Cartonnage AG', 'DE89370400440532013000'],
      ...['EUR12.30', '', '', 'KR4TN-BQX5A'],
    ])
  })

  it.each([
    [swiss, 31],
    [german, 11],
  ])('keeps its lines, whatever message and name contain', (transfer, lines) => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (message, holder) => {
        const text = transferCodeText({ ...transfer, message, receiver: { ...transfer.receiver, holder } })
        expect(text.split(/\r\n|\r|\n/)).toHaveLength(lines)
      }),
    )
  })

  it('cuts a message that is too long', () => {
    expect(
      transferCodeText({ ...german, message: 'x'.repeat(200) })
        .split('\n')
        .at(-1),
    ).toHaveLength(140)
  })
})

describe('formatIban', () => {
  it.each([
    ['CH9300762011623852957', 'CH93 0076 2011 6238 5295 7'],
    ['DE89370400440532013000', 'DE89 3704 0044 0532 0130 00'],
    ['CH93', 'CH93'],
  ])('%s is %s', (iban, text) => {
    expect(formatIban(iban)).toBe(text)
  })
})
