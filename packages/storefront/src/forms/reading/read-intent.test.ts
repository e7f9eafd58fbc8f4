import { describe, expect, it } from 'vitest'
import { readIntent } from './read-intent'

const formOf = (...values: readonly string[]) => {
  const form = new FormData()
  for (const value of values) form.append('intent', value)
  return form
}

describe('readIntent', () => {
  it.each([
    ['one that is listed', formOf('remove'), 'remove'],
    ['a form without one', formOf(), ''],
    ['the first of two', formOf('put-back', 'remove'), 'put-back'],
    ['one that is not listed', formOf('order'), undefined],
    ['another case', formOf('Remove'), undefined],
    ['blanks around it', formOf(' remove '), undefined],
    ['constructor', formOf('constructor'), undefined],
    ['__proto__', formOf('__proto__'), undefined],
  ])('reads %s', (_, form, expected) => {
    expect(readIntent(form, ['', 'remove', 'put-back'])).toBe(expected)
  })

  it('takes a file for none', () => {
    const form = new FormData()
    form.append('intent', new File(['remove'], 'remove'))
    expect(readIntent(form, ['remove'])).toBeUndefined()
  })
})
