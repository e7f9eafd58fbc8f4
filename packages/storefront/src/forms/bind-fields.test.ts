import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bindFields } from './bind-fields'

const names = ['firstName', 'email', 'password'] as const
const textOf = (name: string, problem: string) => `${name} is ${problem}`
const bind = (problems?: Partial<Record<(typeof names)[number], string>>) =>
  bindFields({ form: 'register', names, problems, textOf })

describe('bindFields', () => {
  it('gives a field its id, its name and its error', () => {
    const { field } = bind({ email: 'long' })
    expect(field('email')).toEqual({ id: 'register-email', name: 'email', error: 'email is long' })
    expect(field('password')).toEqual({ id: 'register-password', name: 'password', error: undefined })
  })

  it('has no errors before the form was refused', () => {
    expect(bind().errors).toEqual([])
  })

  it('lists the errors in the order of the fields, each with the id and the text of its field', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...names)), (wrong) => {
        const { field, errors } = bind(Object.fromEntries(wrong.map((name) => [name, 'long'])))
        const expected = names.filter((name) => wrong.includes(name)).map((name) => field(name))
        expect(errors).toEqual(expected.map(({ id, error }) => ({ fieldId: id, text: error })))
      }),
    )
  })
})
