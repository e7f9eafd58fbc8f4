import { describe, expect, it } from 'vitest'
import { canListAddresses } from './address-access'

describe('canListAddresses', () => {
  it.each([
    [true, undefined],
    [true, 25],
    [true, 0],
  ])('[5-12] [6-1] a guest (%s) may not, with page size %s', (isGuest, pageSize) => {
    expect(canListAddresses({ isGuest, pageSize })).toBe(false)
  })

  it.each([[0], [-0]])('[5-12] is denied with page size %s', (pageSize) => {
    expect(canListAddresses({ isGuest: false, pageSize })).toBe(false)
  })

  it.each([[1], [25], [undefined]])('[5-12] a buyer may with page size %s', (pageSize) => {
    expect(canListAddresses({ isGuest: false, pageSize })).toBe(true)
  })

  it('[5-12] a buyer may without naming a page size', () => {
    expect(canListAddresses({ isGuest: false })).toBe(true)
  })
})
