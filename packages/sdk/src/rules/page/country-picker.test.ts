import { describe, expect, it } from 'vitest'
import { canPickCountry, pickerButtonLabel, pickerColumns } from './country-picker'

describe('canPickCountry', () => {
  it.each([
    [[], false],
    [['de-CH'], false],
    [['de-CH', 'fr-CH'], true],
    [['de-CH', 'fr-CH', 'en-US'], true],
  ])('[5-16] [9-21] with the locales %j: %s', (locales, expected) => {
    expect(canPickCountry(locales)).toBe(expected)
  })
})

describe('pickerColumns', () => {
  it.each([
    [1440, undefined, 2],
    [481, undefined, 2],
    [480, undefined, 1],
    [320, undefined, 1],
    [1440, 3, 3],
    [1440, 1, 1],
    [480, 3, 1],
    [1440, 0, 2],
    [1440, -1, 2],
    [1440, 2.5, 2],
    [1440, NaN, 2],
    [1440, Infinity, 2],
  ])('[9-21] at %s px with %s configured are %s', (width, configured, columns) => {
    expect(pickerColumns(width, configured)).toBe(columns)
  })
})

describe('pickerButtonLabel', () => {
  it.each([
    [{ country: 'Germany', language: 'DE' }, 'Germany | DE'],
    [{ country: 'Germany', language: 'DE', label: '' }, 'Germany | DE'],
    [{ country: 'Germany', language: 'DE', label: 'EUR' }, 'Germany | DE - EUR'],
  ])('of %j is %s', (words, label) => {
    expect(pickerButtonLabel(words)).toBe(label)
  })
})
