import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toPlainText } from './plain-text'

describe('toPlainText', () => {
  it.each([
    'Jonas Weber',
    'Dr. Anna-Lena Müller-Weiß',
    'KR4TN-BQX5A-PACK9-2H26A',
    'Bestellung vom 3. November 2026',
    '25 × 1001180 Faltkarton, 1-wellig, 400 × 300 × 200 mm; z. B. 3.5 kg',
    '李雷',
    'Lieferung nach Frankfurt a.M.',
  ])('leaves what people write: %s', (text) => {
    expect(toPlainText(text)).toBe(text)
  })

  it.each([
    ['Konto gesperrt: https://evil.example/login', 'Konto gesperrt: …'],
    ['HTTP://EVIL', '…'],
    ['siehe www.evil.example.', 'siehe …'],
    ['siehe evil.example, sofort', 'siehe … sofort'],
    ['evil.example/login', '…'],
    ['9000 St.Gallen', '9000 St. Gallen'],
    ['www.Evil', '…'],
    ['bit.Ly', 'bit. Ly'],
    ['evil\u200b.exam\u00adple', '…'],
    ['ｅｖｉｌ．ｅｘａｍｐｌｅ', '…'],
    ['evil。example', '…'],
    ['💩.la', '…'],
    ['उदाहरण.भारत', '…'],
    ['mail an boese@evil', 'mail an …'],
    ['tel:+41900123456', '…'],
    ['203.0.113.9/x', '…'],
    ['<a href=x>hier</a>', 'a href=x hier /a'],
    ['a\r\nBcc: b\u0000\u2028c', 'a Bcc: b c'],
    ['  a \t b ', 'a b'],
    ['x'.repeat(81), `${'x'.repeat(79)}…`],
    ['🍷'.repeat(80), '🍷'.repeat(80)],
  ])('makes %j plain', (text, expected) => {
    expect(toPlainText(text)).toBe(expected)
  })

  it('finding 5: never gives a link, a second line or more than 80 characters', () => {
    const parts = [
      'http',
      's://',
      '//',
      'www',
      '.',
      '．',
      '。',
      'evil',
      'example',
      'com',
      '@',
      ':',
      '/',
      '1',
      ' ',
      '\n',
    ]
    const hidden = ['\u200b', '\u00ad', '\u202e', '\ufeff', '\0', '\u2028', '<', '>']
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.array(fc.constantFrom(...parts, ...hidden), { maxLength: 60 }).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(text, (typed) => {
        const plain = toPlainText(typed)
        expect(Array.from(plain).length).toBeLessThanOrEqual(80)
        expect(plain).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>]/u)
        expect(plain.normalize('NFKC')).not.toMatch(/:\/\/|www\.|@|[a-z0-9-]\.[a-z]{2}/i)
      }),
      { numRuns: 1_000 },
    )
  })
})
