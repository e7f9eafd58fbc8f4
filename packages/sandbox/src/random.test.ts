import { describe, expect, it } from 'vitest'
import { createRandom } from './random'

describe('createRandom', () => {
  it('gives the same values again for the same seed', () => {
    const draw = (seed: number) => {
      const random = createRandom(seed)
      return [random.hex(8), random.recordId('0a6'), random.integer(1000)]
    }
    expect(draw(7)).toEqual(draw(7))
    expect(draw(7)).not.toEqual(draw(8))
  })

  it('makes record ids of 18 characters with their prefix', () => {
    expect(createRandom().recordId('0a9')).toMatch(/^0a9[0-9A-Za-z]{12}[A-Z0-5]{3}$/)
  })

  it('makes 32 bytes of session secret', () => {
    expect(createRandom().hex(32)).toMatch(/^[0-9a-f]{64}$/)
  })
})
