import { describe, expect, it } from 'vitest'
import { createI18n } from '../../i18n/create-i18n'
import { declaredLine, isDeclared } from './declared-line'

const tape = { quantity: 1250, unit: 'Rolle', sku: '2000310', name: 'Klebeband 50 mm × 66 m' }

describe('an item in a declaration of withdrawal', () => {
  it('has the word for its unit, and a sign where nobody says the unit', async () => {
    const language = {
      locale: 'de',
      t: (await createI18n('de', ['units'])).getFixedT('de', 'units'),
    } as const
    expect(declaredLine(tape, language)).toBe('1.250 Rollen 2000310 Klebeband 50 mm × 66 m')
    expect(declaredLine({ ...tape, quantity: 1 }, language)).toBe('1 Rolle 2000310 Klebeband 50 mm × 66 m')
    expect(declaredLine({ ...tape, unit: null, name: null }, language)).toBe('1.250\u00a0× 2000310')
  })

  it.each([
    ['1’250 Rollen 2000310 Klebeband 50 mm × 66 m', true],
    ['1250 × 2000310 Klebeband 50 mm × 66 m', true],
    ['125 Rollen 2000310 Klebeband 50 mm × 66 m', false],
    ['1250 Rollen 2000311 Klebeband 50 mm × 66 m', false],
    ['alles', false],
  ])('is found in %j: %s', (line, expected) => {
    expect(isDeclared([line], tape)).toBe(expected)
  })
})
