import { describe, expect, it } from 'vitest'
import {
  beforeSize,
  listName,
  rollParts,
  shortName,
  displaySize,
  sizeText,
  unbroken,
  hyphenated,
} from './product-name'

const innerSize = { length: 300, width: 200, height: 150 }

describe('shortName', () => {
  it.each([
    ['Faltkarton 1-wellig 300 × 200 × 150 mm', 'Faltkarton 1-wellig'],
    ['Faltkarton 200 × 300 × 150 mm', 'Faltkarton'],
    ['Faltkarton 300 × 200 × 100 mm', 'Faltkarton 300 × 200 × 100 mm'],
    ['300 × 200 × 150 mm', '300 × 200 × 150 mm'],
    ['Karton nach Mass', 'Karton nach Mass'],
    ['', ''],
  ])('of %j is %j', (name, short) => {
    expect(shortName({ name, innerSize })).toBe(short)
  })

  it('finds the two dimensions of a flat product in either order', () => {
    const flat = { length: 215, width: 150, height: 0 }
    expect(shortName({ name: 'Luftpolstertasche C/13 150 × 215 mm', innerSize: flat })).toBe(
      'Luftpolstertasche C/13',
    )
  })

  it('keeps the whole name of a product without sizes', () => {
    expect(shortName({ name: 'Palettenhaube 1250 × 850 × 1400 mm' })).toBe(
      'Palettenhaube 1250 × 850 × 1400 mm',
    )
  })
})

describe('rollParts', () => {
  it.each([
    ['Papierklebeband braun 50 mm × 50 m', ['Papierklebeband braun', '50\u00a0mm\u00a0×\u00a050\u00a0m']],
    ['Luftpolsterfolie 100 cm × 70 m', ['Luftpolsterfolie', '100\u00a0cm\u00a0×\u00a070\u00a0m']],
    ['Faltkarton 300 × 200 × 150 mm', undefined],
    ['Handstretchfolie 500 mm × 300 m, 20 µm', undefined],
    ['50 mm × 50 m', undefined],
  ])('of %j are %j', (name, parts) => {
    const found = rollParts(name)
    expect(found && [found.name, found.size]).toEqual(parts)
  })
})

describe('sizeText', () => {
  it('has no-break spaces, and omits a missing height', () => {
    expect(sizeText(innerSize)).toBe('300\u00a0×\u00a0200\u00a0×\u00a0150')
    expect(sizeText({ length: 215, width: 150, height: 0 })).toBe('215\u00a0×\u00a0150')
  })
})

describe('displaySize', () => {
  it('names the diameter of a tube', () => {
    const tube = { imageHint: 'mailers-tube', innerSize: { length: 430, width: 50, height: 50 } }
    expect(displaySize(tube)).toBe('Ø\u00a050\u00a0×\u00a0430')
  })

  it('is the inner size of a box, and undefined without one', () => {
    expect(displaySize({ imageHint: 'boxes-fold-single', innerSize })).toBe(sizeText(innerSize))
    expect(displaySize({ imageHint: 'tape-pack' })).toBeUndefined()
  })
})

describe('unbroken', () => {
  it.each([
    ['Packband 50 mm × 66 m, 1-farbig', 'Packband 50_mm_×_66_m, 1-farbig'],
    ['Chips 400 l, Restposten', 'Chips 400_l, Restposten'],
    ['für 6 Flaschen', 'für 6 Flaschen'],
    ['5 mal 3 Lagen', '5 mal 3 Lagen'],
    ['Höhe 10–55 mm', 'Höhe 10\u2060–\u206055_mm'],
    ['Chips – weiss', 'Chips – weiss'],
  ])('of %j', (name, kept) => {
    expect(unbroken(name).replaceAll('\u00a0', '_')).toBe(kept)
  })
})

describe('hyphenated', () => {
  it.each([
    ['Flaschenversandkarton', 'Flaschen|versand|karton'],
    ['Automatikkarton mit Selbstklebeverschluss', 'Automatik|karton mit Selbstklebe|verschluss'],
    ['Luftpolstertasche C/13 weiss', 'Luft|polster|tasche C/13 weiss'],
    ['Maschinenstretchfolie 500 mm', 'Maschinen|stretch|folie 500_mm'],
    ['Kartonqualitäten', 'Karton|qualitäten'],
    ['Faltkarton 1-wellig', 'Faltkarton 1-wellig'],
    ['Caisse américaine simple cannelure', 'Caisse américaine simple cannelure'],
  ])('may break %j between its parts', (name, parts) => {
    expect(hyphenated(name).replaceAll('\u00ad', '|').replaceAll('\u00a0', '_')).toBe(parts)
  })
})

describe('beforeSize', () => {
  it.each([
    ['PP-Packband leise braun 50 mm × 66 m', 'PP-Packband leise braun', '50 mm × 66 m'],
    ['Packpapier Natron 75 cm × 250 m, 70 g/m²', 'Packpapier Natron', '75 cm × 250 m, 70 g/m²'],
    ['Seidenpapier weiss 50 × 75 cm, 480 Bogen', 'Seidenpapier weiss', '50 × 75 cm, 480 Bogen'],
    ['Schrenzpapier 12,5 kg', 'Schrenzpapier 12,5 kg', ''],
    ['50 mm × 66 m', '50 mm × 66 m', ''],
    ['', '', ''],
  ])('splits %j into %j and %j', (name, start, rest) => {
    expect(beforeSize(name)).toEqual({ start, rest })
  })
})

describe('listName', () => {
  const tube = { innerSize: { length: 430, width: 50, height: 50 }, imageHint: 'mailers-tube' }
  it.each([
    ['Versandrohr Ø 50 mm, Länge 430 mm, mit Deckeln', 'Versandrohr', tube],
    ['Ø 50', 'Ø 50', tube],
    ['Faltkarton Ø 50 mm', 'Faltkarton Ø 50 mm', { innerSize, imageHint: 'boxes-fold' }],
  ])('of %j is, where the size is the title, %j', (name, expected, attributes) => {
    expect(listName({ name, ...attributes })).toBe(expected)
  })
})
