import { describe, expect, it } from 'vitest'
import { flagEmoji } from './flag-emoji'

describe('flagEmoji', () => {
  it.each([
    ['CH', '🇨🇭'],
    ['de', '🇩🇪'],
    ['AZ', '🇦🇿'],
    ['zA', '🇿🇦'],
    ['', ''],
    ['C', ''],
    ['CHE', ''],
    ['C1', ''],
    ['419', ''],
    ['ＣＨ', ''],
    ['СН', ''],
    [' CH', ''],
    ['\nCH', ''],
    [null, ''],
    [41, ''],
  ])('[2.9-12] the flag of %j is %j', (code, flag) => {
    expect(flagEmoji(code)).toBe(flag)
  })
})
