import { describe, expect, it } from 'vitest'
import { countryNameOf, subdivisionNameOf } from './place-names'

const placeNames = { AT: { country: 'Österreich', subdivisions: { T: 'Tirol' } } }

describe('names of places', () => {
  it.each([
    ['AT', 'Österreich'],
    ['FR', undefined],
    ['constructor', undefined],
    ['__proto__', undefined],
    [null, undefined],
  ])('names the country %j %j', (country, name) => {
    expect(countryNameOf(placeNames, country)).toBe(name)
  })

  it.each([
    ['AT', 'T', 'Tirol'],
    ['AT', 'toString', undefined],
    ['constructor', 'T', undefined],
    [null, '', undefined],
  ])('names, in the country %j, the subdivision %j %j', (country, code, name) => {
    expect(subdivisionNameOf(placeNames, { country, code })).toBe(name)
  })
})
