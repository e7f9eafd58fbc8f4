import { expect, it } from 'vitest'
import { readCompanyCheck } from './company-check'

it.each([
  [undefined, 'none'],
  [null, 'none'],
  [' ', 'none'],
  ['released', 'none'],
  ['open', 'open'],
  ['Open', 'open'],
  ['refused', 'refused'],
  ['in review', 'open'],
])('the check of a firm with %j is %s', (value, check) => {
  expect(readCompanyCheck(value)).toBe(check)
})
