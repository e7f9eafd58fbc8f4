import { expect, it } from 'vitest'
import { readCodeRefusal } from './profile-code'

it.each([
  [400, 'INVALID_OTP', 'The code is wrong; attempts left: 3.', { reason: 'code', attemptsLeft: 3 }],
  [400, 'OTP_EXPIRED', 'The code is not valid any more.', { reason: 'expired', attemptsLeft: null }],
  [422, 'VERIFICATION_FAILED', undefined, { reason: 'code', attemptsLeft: null }],
  [403, 'USER_LOCKED', 'too many', { reason: 'expired', attemptsLeft: null }],
  [400, 'JSON_PARSER_ERROR', 'unexpected member', undefined],
  [404, 'INVALID_OTP', undefined, undefined],
  [500, 'INVALID_OTP', undefined, undefined],
])('a refusal with %s %s, %s is read as %j', (status, type, message, reading) => {
  expect(readCodeRefusal({ status, errors: [{ type, ...(message && { message }) }] })).toEqual(reading)
})

it('a refusal without errors is about something else', () => {
  expect(readCodeRefusal({ status: 400, errors: [] })).toBeUndefined()
})
