import { describe, expect, it } from 'vitest'
import { withCheckCharacters } from './record-id'

describe('withCheckCharacters', () => {
  it.each([
    ['01tCN0001001180', '01tCN0001001180YAA'],
    ['0ZECH0000000001', '0ZECH00000000014AA'],
    ['aaaaaAAAAAaAaAa', 'aaaaaAAAAAaAaAaA5K'],
  ])('gives %s its check characters', (id, full) => {
    expect(withCheckCharacters(id)).toBe(full)
  })
})
