import { describe, expect, it } from 'vitest'
import { listVersions, versionOn } from './text-versions'

const page = { version: '2026-11-26', earlier: ['2026-03-02', '2025-01-01'] }

describe('the versions of a text', () => {
  it.each([
    ['2026-11-27', '2026-11-26'],
    ['2026-11-26', '2026-11-26'],
    ['2026-11-25', '2026-03-02'],
    ['2026-03-01', '2025-01-01'],
    ['2020-01-01', '2025-01-01'],
  ])('on %s the one of %s is valid', (day, version) => {
    expect(versionOn(page, day)).toBe(version)
  })

  it('are none of a text that is not dated', () => {
    expect([listVersions({}), versionOn({}, '2026-11-26')]).toEqual([[], undefined])
  })
})
