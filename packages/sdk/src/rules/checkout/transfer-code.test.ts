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

describe('a Swiss code with long texts', () => {
  const long = 'Gesellschaft für Verpackungsmittel und Kartonagen aller Art der östlichen Schweiz AG'
  const partsOf = (transfer: Transfer) => {
    const lines = transferCodeText(transfer).split('\n')
    return { holder: lines[5], street: lines[6], city: lines[9], message: lines[29], count: lines.length }
  }

  it.each([
    ['a name of more than 70', { holder: long }, { holder: long.slice(0, 70) }],
    [
      'a street of more than 70',
      { street: 'Weg '.repeat(30) },
      { street: 'Weg '.repeat(18).slice(0, 70).trim() },
    ],
    ['a town of more than 35', { city: long }, { city: long.slice(0, 35).trim() }],
    ['signs of other scripts', { holder: 'Łódź Ș€ 箱 🎁 Ω AG' }, { holder: 'Łódź Ș€    AG' }],
    ['accents in two parts', { holder: 'Zu\u0308rich' }, { holder: 'Zürich' }],
  ])('cuts %s', (_what, changed, parts) => {
    expect(partsOf({ ...swiss, receiver: { ...receiver, ...changed } })).toMatchObject({
      ...parts,
      count: 31,
    })
  })

  it('keeps within the limits and the signs of the guidelines, whatever it is given', () => {
    const text = fc.string({ unit: 'binary', maxLength: 300 })
    fc.assert(
      fc.property(text, text, text, (holder, street, message) => {
        const parts = partsOf({ ...swiss, message, receiver: { ...receiver, holder, street } })
        const lengths = [parts.holder, parts.street, parts.message].map((part) => part?.length ?? 0)
        expect(lengths.every((length, index) => length <= ([70, 70, 140][index] ?? 0))).toBe(true)
        expect(`${parts.holder}${parts.street}${parts.message}`).toMatch(
          /^[\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u20ac]*$/,
        )
        expect(parts.count).toBe(31)
      }),
    )
  })

  it('never cuts a sign of a European one in two', () => {
    const message = transferCodeText({ ...german, message: '🎁'.repeat(141) })
      .split('\n')
      .at(-1)
    expect(message).toBe('🎁'.repeat(140))
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
