import { describe, expect, it } from 'vitest'
import { countryNameOf, subdivisionNameOf } from './place-names'

const locations = { AT: { country: 'Österreich', subdivisions: { T: 'Tirol' } } }

describe('names of places', () => {
  it.each([
    ['AT', 'Österreich'],
    ['FR', undefined],
    ['constructor', undefined],
    ['__proto__', undefined],
    [null, undefined],
  ])('calls the country %j %j', (country, name) => {
    expect(countryNameOf(locations, country)).toBe(name)
  })

  it.each([
    ['AT', 'T', 'Tirol'],
    ['AT', 'toString', undefined],
    ['constructor', 'T', undefined],
    [null, '', undefined],
  ])('calls of the country %j the subdivision %j %j', (country, code, name) => {
    expect(subdivisionNameOf(locations, { country, code })).toBe(name)
  })
})
