import { describe, expect, it } from 'vitest'
import { formatIban } from './format-iban'

describe('formatIban', () => {
  it.each([
    ['CH9300762011623852957', 'CH93 0076 2011 6238 5295 7'],
    ['DE89370400440532013000', 'DE89 3704 0044 0532 0130 00'],
    ['CH93', 'CH93'],
  ])('%s is %s', (iban, text) => {
    expect(formatIban(iban)).toBe(text)
  })
})
