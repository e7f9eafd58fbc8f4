import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Transfer } from './transfer'
import { transferCodeText } from './transfer-code'

const receiver = {
  holder: 'Cartonnage AG',
  street: 'Musterstrasse',
  houseNumber: '1',
  postalCode: '9400',
  city: 'Rorschach',
  countryCode: 'CH',
  bic: 'EXMPCHZZXXX',
  iban: 'CH9300762011623852957',
}
const swiss: Transfer = { amount: '38.27', currencyCode: 'CHF', message: 'KR4TN-BQX5A', receiver }
const german: Transfer = {
  amount: '12.30',
  currencyCode: 'EUR',
  message: 'KR4TN-BQX5A',
  receiver: { ...receiver, iban: 'DE89370400440532013000', bic: 'EXMPDEZZXXX', countryCode: 'DE' },
}

describe('transferCodeText', () => {
  it('has the 31 lines of a Swiss QR code', () => {
    expect(transferCodeText(swiss).split('\n')).toEqual([
      'SPC',
      '0200',
      '1',
      'CH9300762011623852957',
      'S',
      'Cartonnage AG',
      'Musterstrasse',
      '1',
      '9400',
      'Rorschach',
      'CH',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      '38.27',
      'CHF',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      'NON',
      '',
      'KR4TN-BQX5A',
      'EPD',
    ])
  })

  it('has the 11 lines of a European one', () => {
    expect(transferCodeText(german).split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      'EXMPDEZZXXX',
      'Cartonnage AG',
      'DE89370400440532013000',
      'EUR12.30',
      '',
      '',
      'KR4TN-BQX5A',
    ])
  })

  it.each([
    [swiss, 31, 31],
    [german, 11, 8],
  ])('keeps its lines, whatever message and name contain', (transfer, lines, shortest) => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (message, holder) => {
        const receiver = { ...transfer.receiver, holder: `C ${holder}` }
        const text = transferCodeText({ ...transfer, message, receiver })
        expect(text.split(/\r\n|\r|\n|\u2028|\u2029|\v/)).toHaveLength(
          message.trim() === '' ? shortest : lines,
        )
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
      fc.property(text, text, text, (name, street, message) => {
        const holder = `C${name}`
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

  it('never has more than 997 characters', () => {
    const text = fc.string({ unit: 'binary', maxLength: 300 })
    fc.assert(
      fc.property(text, text, text, (street, city, message) => {
        const changed = { street, houseNumber: street, postalCode: `9${street}`, city: `R${city}` }
        const code = transferCodeText({ ...swiss, message, receiver: { ...receiver, ...changed } })
        expect(code.length).toBeLessThanOrEqual(997)
      }),
    )
  })
})

describe('a European code with long texts', () => {
  const bytes = (text: string) => new TextEncoder().encode(text).length

  it('has at most 331 bytes, and never cuts a sign in two', () => {
    const unit = fc.oneof(fc.constantFrom('🎁', 'ü', 'a', ' '), fc.string({ unit: 'binary', maxLength: 1 }))
    fc.assert(
      fc.property(fc.array(unit, { minLength: 100, maxLength: 200 }), (units) => {
        const code = transferCodeText({ ...german, message: units.join('') })
        expect(bytes(code)).toBeLessThanOrEqual(331)
        expect(code.isWellFormed()).toBe(true)
      }),
    )
  })

  it('keeps as much of a message as fits', () => {
    const code = transferCodeText({ ...german, message: '🎁'.repeat(141) })
    expect(code.endsWith('🎁')).toBe(true)
    expect(bytes(code)).toBeGreaterThan(331 - 4)
  })
})

// Examples of the guidelines for the QR-bill (SIX, version 2.2, annex A), as far as these codes have the parts.
describe('the examples of the guidelines', () => {
  const holder = { holder: 'Max Muster & Söhne', street: 'Musterstrasse', houseNumber: '123' }
  const place = { postalCode: '8000', city: 'Seldwyla', countryCode: 'CH', bic: '' }
  const first: Transfer = {
    amount: '1949.75',
    currencyCode: 'CHF',
    message: 'Order from 15.10.2020',
    reference: '210000000003139471430009017',
    receiver: { ...holder, ...place, iban: 'CH4431999123000889012' },
  }

  it('have a QR reference for a QR-IBAN', () => {
    const lines = transferCodeText(first).split('\n')
    expect(lines.slice(0, 11)).toEqual([
      'SPC',
      '0200',
      '1',
      'CH4431999123000889012',
      'S',
      'Max Muster & Söhne',
      'Musterstrasse',
      '123',
      '8000',
      'Seldwyla',
      'CH',
    ])
    expect(lines.slice(18, 20)).toEqual(['1949.75', 'CHF'])
    expect(lines.slice(27)).toEqual(['QRR', '210000000003139471430009017', 'Order from 15.10.2020', 'EPD'])
  })

  it.each(['RF18539007547034', 'RF240191230100405JSH0438'])('have the creditor reference %s', (reference) => {
    const receiver = { ...first.receiver, iban: 'CH5800791123000889012' }
    const lines = transferCodeText({ ...first, receiver, reference, message: '', amount: '199.95' }).split(
      '\n',
    )
    expect(lines.slice(27)).toEqual(['SCOR', reference, '', 'EPD'])
  })

  it('have none, and no house number, for a gift', () => {
    const sample = { holder: 'Muster Stiftung', street: 'P.O. Box', houseNumber: '' }
    const receiver = { ...first.receiver, ...sample, iban: 'CH5204835012345671000' }
    const lines = transferCodeText({ ...swiss, message: '', receiver }).split('\n')
    expect([lines[6], lines[7], ...lines.slice(27)]).toEqual(['P.O. Box', '', 'NON', '', '', 'EPD'])
  })
})

// A donation to Wikimedia, as its article on the code has it, and the example of EPC069-12 with a creditor reference.
describe('a European code', () => {
  it('is that of a published donation', () => {
    const wikimedia = {
      holder: 'Wikimedia Foerdergesellschaft',
      bic: 'BFSWDE33BER',
      iban: 'DE33100205000001194700',
    }
    expect(
      transferCodeText({
        amount: '123.45',
        currencyCode: 'EUR',
        message: 'Spende fuer Wikipedia',
        receiver: { ...german.receiver, ...wikimedia },
      }),
    ).toBe(
      'BCD\n002\n1\nSCT\nBFSWDE33BER\nWikimedia Foerdergesellschaft\nDE33100205000001194700\nEUR123.45\n\n\nSpende fuer Wikipedia',
    )
  })

  it('ends with the creditor reference, in place of a message', () => {
    const franz = { holder: 'Franz Mustermänn', bic: 'BHBLDEHHXXX', iban: 'DE71110220330123456789' }
    const transfer = { ...german, amount: '12.3', message: '', reference: 'RF18539007547034' }
    expect(transferCodeText({ ...transfer, receiver: { ...german.receiver, ...franz } })).toBe(
      'BCD\n002\n1\nSCT\nBHBLDEHHXXX\nFranz Mustermänn\nDE71110220330123456789\nEUR12.30\n\nRF18539007547034',
    )
  })

  it('ends with the amount, where there is no message', () => {
    expect(
      transferCodeText({ ...german, message: ' ' })
        .split('\n')
        .at(-1),
    ).toBe('EUR12.30')
  })

  it('needs no BIC within the European Economic Area', () => {
    const receiver = { ...german.receiver, bic: '' }
    expect(transferCodeText({ ...german, receiver }).split('\n')[4]).toBe('')
  })
})

describe('the amount of a code', () => {
  it.each([
    ['0.01', '0.01'],
    ['999999999.99', '999999999.99'],
    ['38.2', '38.20'],
    ['38', '38.00'],
    ['38.2700', '38.27'],
  ])('%s is written %s', (amount, written) => {
    expect(transferCodeText({ ...swiss, amount }).split('\n')[18]).toBe(written)
    expect(transferCodeText({ ...german, amount }).split('\n')[7]).toBe(`EUR${written}`)
  })

  it.each(['0', '0.00', '-1.00', '38.275', '1000000000.00', '1e2', '12,30', "1'000.00", '', ' 1.00'])(
    '%j is refused',
    (amount) => {
      for (const transfer of [swiss, german])
        expect(() => transferCodeText({ ...transfer, amount })).toThrow(
          expect.objectContaining({ code: 'INVALID_AMOUNT', message: expect.stringMatching(/^amount: /) }),
        )
    },
  )
})

describe('a transfer that no bank could carry out', () => {
  const qrReference = '210000000003139471430009017'
  const qrIban = { ...receiver, iban: 'CH4431999123000889012' }
  const of = (change: object) => ({ ...german.receiver, ...change })
  it.each<[string, object]>([
    ['receiver.iban', { receiver: of({ iban: 'CH9300762011623852958' }) }],
    ['receiver.iban', { receiver: of({ iban: 'DE8937040044053201300' }) }],
    ['receiver.iban', { receiver: of({ iban: 'DE89 3704 0044 0532 0130 00' }) }],
    ['receiver.iban', { receiver: of({ iban: 'de89370400440532013000' }) }],
    ['receiver.iban', { receiver: of({ iban: 'BR1800360305000010009795493C1' }) }],
    ['receiver.iban', { receiver: of({ iban: '' }) }],
    ['receiver.bic', { receiver: of({ bic: 'EXMPDEZZXX' }) }],
    ['receiver.bic', { receiver: of({ iban: 'GB29NWBK60161331926819', bic: '' }) }],
    ['receiver.holder', { receiver: of({ holder: ' ' }) }],
    ['receiver.holder', { receiver: of({ holder: '🎁'.repeat(70) }) }],
    ['receiver.holder', { ...swiss, receiver: { ...receiver, holder: '箱' } }],
    ['receiver.postalCode', { ...swiss, receiver: { ...receiver, postalCode: '' } }],
    ['receiver.city', { ...swiss, receiver: { ...receiver, city: '' } }],
    ['receiver.countryCode', { ...swiss, receiver: { ...receiver, countryCode: 'CHE' } }],
    ['currencyCode', { currencyCode: 'CHF' }],
    ['currencyCode', { ...swiss, currencyCode: 'USD' }],
    ['reference', { ...swiss, receiver: qrIban }],
    ['reference', { ...swiss, receiver: qrIban, reference: 'RF18539007547034' }],
    ['reference', { ...swiss, receiver: qrIban, reference: '210000000003139471430009018' }],
    ['reference', { ...swiss, receiver: qrIban, reference: qrReference.slice(1) }],
    ['reference', { ...swiss, reference: qrReference }],
    ['reference', { ...swiss, reference: 'RF19539007547034' }],
    ['reference', { ...swiss, reference: 'RF00' }],
    ['reference', { message: '', reference: qrReference }],
    ['message', { reference: 'RF18539007547034' }],
  ])('is refused for its %s: %j', (member, change) => {
    expect(() => transferCodeText({ ...german, ...change })).toThrow(
      expect.objectContaining({ code: 'INVALID_OPTION', message: expect.stringMatching(`^${member}: `) }),
    )
  })

  it('is noticed after any wrong digit of its QR reference', () => {
    fc.assert(
      fc.property(fc.nat(26), fc.integer({ min: 1, max: 9 }), (index, more) => {
        const digit = (Number(qrReference[index]) + more) % 10
        const reference = `${qrReference.slice(0, index)}${digit}${qrReference.slice(index + 1)}`
        expect(() => transferCodeText({ ...swiss, receiver: qrIban, reference })).toThrow('reference: ')
      }),
    )
  })

  it('is noticed after two swapped neighbours of its IBAN', () => {
    const iban = german.receiver.iban
    fc.assert(
      fc.property(fc.integer({ min: 4, max: iban.length - 2 }), (index) => {
        const [a = '', b = ''] = iban.slice(index)
        fc.pre(a !== b)
        const swapped = `${iban.slice(0, index)}${b}${a}${iban.slice(index + 2)}`
        expect(() => transferCodeText({ ...german, receiver: of({ iban: swapped }) })).toThrow('check digits')
      }),
    )
  })
})
