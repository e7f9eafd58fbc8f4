import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  add,
  compare,
  divideHalfUp,
  isZero,
  multiply,
  negate,
  parseDecimal,
  roundHalfUp,
  subtract,
  toText,
  trimZeros,
  type Decimal,
} from './decimal'

const decimals = fc.record({ units: fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), scale: fc.nat(8) })
const read = (text: string): Decimal => parseDecimal(text) ?? { units: 0n, scale: -1 }

describe('parseDecimal', () => {
  it.each([
    ['0', 0n, 0],
    ['12.90', 1290n, 2],
    ['-3', -3n, 0],
    ['007', 7n, 0],
    ['-0', 0n, 0],
    ['0.0541', 541n, 4],
    ['123456789012345678901234567890.5', 1234567890123456789012345678905n, 1],
  ])('reads %j', (text, units, scale) => {
    expect(parseDecimal(text)).toEqual({ units, scale })
  })

  it.each([
    ['', 'nothing'],
    [' ', 'a blank'],
    [' 5', 'a blank in front'],
    ['5\n', 'a line end'],
    ['1e-7', 'an exponent'],
    ['1e3', 'an exponent'],
    ['NaN', 'no number'],
    ['Infinity', 'infinity'],
    ['+5', 'a plus'],
    ['--5', 'two signs'],
    ['.5', 'no whole part'],
    ['5.', 'no decimals'],
    ['1.2.3', 'two points'],
    ['1,5', 'a comma'],
    ['1’000', 'grouping'],
    ['0x10', 'hexadecimal'],
    ['５', 'a full-width digit'],
    ['٣', 'an Arabic digit'],
    ['−5', 'a typographic minus'],
    ['9'.repeat(61), '61 digits'],
    ['9'.repeat(400), '400 digits'],
    ['1e400', 'an exponent'],
    ['-', 'a sign alone'],
    ['-.5', 'no whole part'],
    ['- 5', 'a blank after the sign'],
    ['x5', 'a letter in front'],
    ['5x', 'a letter behind'],
    ['1_000', 'a digit separator'],
    ['5n', 'a bigint literal'],
    ['5\u00a0', 'a no-break blank'],
    ['5\u200b', 'a zero-width blank'],
    ['\u202e5', 'a bidi character'],
    ['О', 'a Cyrillic letter'],
    ['1．5', 'a full-width point'],
  ])('refuses %j: %s', (text) => {
    expect(parseDecimal(text)).toBeUndefined()
  })

  it.each([[5], [NaN], [null], [undefined], [{}], [['5']], [true], [5n], [Symbol('5')], [() => '5']])(
    'refuses %s, which is no text',
    (value) => {
      expect(parseDecimal(value as string)).toBeUndefined()
    },
  )
})

describe('the longest text', () => {
  it('is of 60 characters, sign and point included', () => {
    expect(toText(read('9'.repeat(60)))).toBe('9'.repeat(60))
    expect(toText(read(`-${'9'.repeat(40)}.${'9'.repeat(18)}`))).toBe(`-${'9'.repeat(40)}.${'9'.repeat(18)}`)
    expect(parseDecimal(`-${'9'.repeat(40)}.${'9'.repeat(19)}`)).toBeUndefined()
  })
})

describe('toText', () => {
  it.each([
    ['12.90', undefined, '12.90'],
    ['12.90', 0, '12.9'],
    ['12.90', 4, '12.9000'],
    ['0.0541', 2, '0.0541'],
    ['5', 2, '5.00'],
    ['-0.05', undefined, '-0.05'],
    ['-0.00', undefined, '0.00'],
    ['500', 0, '500'],
    ['0.50', 1, '0.5'],
    ['100.00', 1, '100.0'],
    ['0.00', 0, '0'],
    ['-0', undefined, '0'],
    ['007.10', undefined, '7.10'],
    ['-12.345', 6, '-12.345000'],
  ])('writes %s with scale %s as %s', (text, scale, written) => {
    expect(toText(read(text), scale)).toBe(written)
  })

  it('gives back what was read', () => {
    fc.assert(
      fc.property(decimals, (d) => {
        expect(parseDecimal(toText(d))).toEqual(d)
      }),
    )
  })

  it('normalises any plain decimal: no minus at zero, no leading zeros, its own decimals', () => {
    const digits = fc.stringMatching(/^\d{1,12}$/)
    fc.assert(
      fc.property(fc.boolean(), digits, fc.option(digits), (isNegative, whole, fraction) => {
        const text = `${isNegative ? '-' : ''}${whole}${fraction === null ? '' : `.${fraction}`}`
        const canonical = toText(read(text))
        expect(canonical).toMatch(/^(?!-0(\.0*)?$)-?(0|[1-9]\d*)(\.\d+)?$/)
        expect(canonical.split('.')[1]).toBe(fraction ?? undefined)
        expect(compare(read(canonical), read(text))).toBe(0)
        expect(toText(read(canonical))).toBe(canonical)
      }),
    )
  })

  it('never changes the value, whatever the requested scale', () => {
    fc.assert(fc.property(decimals, fc.nat(12), (d, scale) => compare(read(toText(d, scale)), d) === 0))
  })
})

describe('decimal arithmetic', () => {
  it.each([
    ['0.1', '0.2', '0.3'],
    ['1.005', '-0.005', '1.000'],
    ['12.90', '3', '15.90'],
  ])('adds %s and %s to %s', (a, b, sum) => {
    expect(toText(add(read(a), read(b)))).toBe(sum)
  })

  it('multiplies exactly', () => {
    expect(toText(multiply(read('0.0453'), read('250')))).toBe('11.3250')
  })

  it('recognises zero at any scale, and equal values at different scales', () => {
    expect(isZero(read('0.000'))).toBe(true)
    expect(compare(read('1.0'), read('1'))).toBe(0)
    expect([compare(read('-1'), read('0.5')), compare(read('2'), read('1.99'))]).toEqual([-1, 1])
  })

  it('adds in any order, and subtracting undoes adding', () => {
    fc.assert(
      fc.property(decimals, decimals, decimals, (a, b, c) => {
        expect(compare(add(a, b), add(b, a))).toBe(0)
        expect(compare(add(add(a, b), c), add(a, add(b, c)))).toBe(0)
        expect(compare(subtract(add(a, b), b), a)).toBe(0)
      }),
    )
  })

  it('agrees with the arithmetic of bigints at a scale that holds all digits', () => {
    const at16 = ({ units, scale }: Decimal) => units * 10n ** BigInt(16 - scale)
    fc.assert(
      fc.property(decimals, decimals, (a, b) => {
        expect(at16(add(a, b))).toBe(at16(a) + at16(b))
        expect(at16(subtract(a, b))).toBe(at16(a) - at16(b))
        expect(at16(negate(a))).toBe(-at16(a))
        expect(at16(multiply(a, b)) * 10n ** 16n).toBe(at16(a) * at16(b))
        expect(compare(a, b)).toBe(at16(a) === at16(b) ? 0 : at16(a) < at16(b) ? -1 : 1)
        expect(isZero(a)).toBe(at16(a) === 0n)
        expect([add(a, b).scale, multiply(a, b).scale]).toEqual([
          Math.max(a.scale, b.scale),
          a.scale + b.scale,
        ])
      }),
    )
  })

  it('distributes multiplication over addition', () => {
    fc.assert(
      fc.property(decimals, decimals, decimals, (a, b, c) => {
        expect(compare(multiply(a, add(b, c)), add(multiply(a, b), multiply(a, c)))).toBe(0)
      }),
    )
  })
})

describe('roundHalfUp', () => {
  it.each([
    ['1.005', 2, '1.01'],
    ['1.004', 2, '1.00'],
    ['-1.005', 2, '-1.01'],
    ['-1.004', 2, '-1.00'],
    ['0.5', 0, '1'],
    ['-0.4', 0, '0'],
    ['5', 2, '5.00'],
    ['9.995', 2, '10.00'],
  ])('rounds %s to %s decimals as %s', (text, scale, rounded) => {
    expect(toText(roundHalfUp(read(text), scale))).toBe(rounded)
  })

  it('moves a number by at most half of the last place, and is symmetric around zero', () => {
    fc.assert(
      fc.property(decimals, fc.nat(8), (d, scale) => {
        const rounded = roundHalfUp(d, scale)
        const off = subtract(rounded, d)
        const twice = multiply(
          { units: off.units < 0n ? -off.units : off.units, scale: off.scale },
          read('2'),
        )
        expect(compare(twice, { units: 1n, scale })).toBeLessThanOrEqual(0)
        expect(compare(roundHalfUp(negate(d), scale), negate(rounded))).toBe(0)
      }),
    )
  })
})

describe('divideHalfUp', () => {
  it.each([
    ['1', '3', 4, '0.3333'],
    ['2', '3', 2, '0.67'],
    ['-1', '8', 2, '-0.13'],
    ['8.1', '100', 3, '0.081'],
    ['1', '-8', 2, '-0.13'],
    ['-1', '-8', 2, '0.13'],
    ['0', '-8', 2, '0.00'],
    ['1.5', '0.5', 0, '3'],
    ['0.5', '0.001', 0, '500'],
  ])('divides %s by %s to %s decimals: %s', (a, b, scale, quotient) => {
    expect(toText(divideHalfUp(read(a), read(b), scale) ?? read('9'))).toBe(quotient)
  })

  it('is off by half of the last place at most', () => {
    fc.assert(
      fc.property(decimals, decimals, fc.nat(6), (a, b, scale) => {
        fc.pre(!isZero(b))
        const off = subtract(multiply(divideHalfUp(a, b, scale) ?? read('x'), b), a)
        const twice = multiply(off, { units: 2n, scale: 0 })
        const location = multiply(b, { units: 1n, scale })
        const size = (d: Decimal): Decimal => (d.units < 0n ? negate(d) : d)
        expect(compare(size(twice), size(location))).toBeLessThanOrEqual(0)
      }),
    )
  })

  it('returns undefined for division by zero', () => {
    expect(divideHalfUp(read('1'), read('0.00'), 2)).toBeUndefined()
  })
})

describe('trimZeros', () => {
  it('drops zeros after the point only', () => {
    expect(toText(trimZeros(read('1500.500')))).toBe('1500.5')
    expect(toText(trimZeros(read('1500')))).toBe('1500')
  })
})
