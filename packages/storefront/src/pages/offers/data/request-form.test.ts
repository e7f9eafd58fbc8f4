import { describe, expect, it } from 'vitest'
import { readForm } from '../../../forms/reading/read-form'
import { isDayAfter, requestSchema } from './request-form'

const today = '2026-12-01'
const read = (
  sent: Record<string, string>,
  rule?: { readonly minimum?: number; readonly increment?: number },
) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(sent)) form.set(name, value)
  return readForm(form, requestSchema({ locale: 'de-CH', today, ...(rule && { rule }) }))
}

describe('the form that asks for an offer', () => {
  it.each([
    ['2026-12-02', true],
    ['2026-12-01', false],
    ['2026-11-30', false],
    ['2027-02-29', false],
    ['2028-02-29', true],
    ['2027-13-01', false],
    ['02.12.2026', false],
    ['', false],
  ])('takes the day %s: %s', (day, isDay) => {
    expect(isDayAfter(day, today)).toBe(isDay)
  })

  it.each([
    ['', {}, 'invalid'],
    ['0', {}, 'invalid'],
    ['2,5', {}, 'invalid'],
    ['10000000', {}, 'too-large'],
    ['30', { minimum: 20, increment: 20 }, 'rule'],
    ['40', { minimum: 20, increment: 20 }, undefined],
    ['5’000', {}, undefined],
  ])('finds of the quantity "%s" by the rule %o: %s', (quantity, rule, problem) => {
    const reading = read({ quantity }, rule)
    expect(reading.isValid ? undefined : reading.problems.quantity).toBe(problem)
  })

  it('needs nothing for a cart, and takes a wish of 4000 characters', () => {
    expect(read({}).isValid).toBe(true)
    expect(read({ wish: 'x'.repeat(4000) }).isValid).toBe(true)
    expect(read({ wish: 'x'.repeat(4001) })).toMatchObject({ problems: { wish: 'long' } })
  })

  it('names a day that is over, and gives back what was entered', () => {
    expect(read({ validUntil: '2026-11-30', wish: ' bis \r\n Ende Jahr ', emptyCart: 'true' })).toEqual({
      isValid: false,
      problems: { validUntil: 'date' },
      entered: { quantity: '', wish: 'bis \n Ende Jahr', validUntil: '2026-11-30', emptyCart: true },
    })
  })
})
