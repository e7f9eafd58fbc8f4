import { describe, expect, it } from 'vitest'
import { isStrongPassword, readPasswordRefusal } from './password'

describe('isStrongPassword', () => {
  it.each([
    ['schachtel7', true],
    ['Straße 12', true],
    ['箱箱箱箱箱箱箱1', true],
    ['schacht7', true],
    ['schach7', false],
    ['schachtel', false],
    ['12345678', false],
    ['', false],
    ['!!!!!!!!', false],
  ])('%j: %s', (password, isStrong) => {
    expect(isStrongPassword(password)).toBe(isStrong)
  })
})

describe('readPasswordRefusal', () => {
  it.each([
    ['invalid_otp', 'code'],
    ['INVALID_CODE', 'code'],
    ['otp_expired', 'expired'],
    ['max_attempts_exceeded', 'expired'],
    ['user_locked', 'expired'],
    ['invalid_password', 'password'],
    ['PASSWORD_TOO_WEAK', 'password'],
    ['captcha_failed', undefined],
    ['', undefined],
    [null, undefined],
  ])('of %j is %j', (statusCode, refusal) => {
    expect(readPasswordRefusal(statusCode)).toBe(refusal)
  })
})
