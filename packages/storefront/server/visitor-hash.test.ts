import { describe, expect, it } from 'vitest'
import { createVisitorHash } from './visitor-hash'

describe('createVisitorHash', () => {
  it('names the same visitor alike for a day, and differently on the next and in another process', () => {
    let now = new Date('2026-11-23T00:00:00Z')
    const hash = createVisitorHash(() => now)
    const first = hash('192.0.2.7')
    now = new Date('2026-11-23T23:59:59Z')
    expect(hash('192.0.2.7')).toBe(first)
    expect(hash('192.0.2.8')).not.toBe(first)
    expect(createVisitorHash(() => now)('192.0.2.7')).not.toBe(first)
    now = new Date('2026-11-24T00:00:00Z')
    expect(hash('192.0.2.7')).not.toBe(first)
    expect(first).toMatch(/^[\w-]{12}$/)
  })
})
