import { describe, expect, it } from 'vitest'
import { readForm } from '../../../forms/reading/read-form'
import { codeRequestSchema, newPasswordSchema } from './read-password'

const right = { email: 'lea@example.com', code: '123456', password: 'schachtel7' }
const read = (entered: Readonly<Record<string, string>>, schema = newPasswordSchema) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(entered)) form.append(name, value)
  return readForm(form, schema)
}

describe('the form for a new password', () => {
  it.each([
    [{}, {}],
    [{ code: '123 456' }, {}],
    [{ code: '123-456' }, {}],
    [{ code: '12345' }, { code: 'digits' }],
    [{ code: 'abcdef' }, { code: 'digits' }],
    [{ code: '١٢٣٤٥٦' }, { code: 'digits' }],
    [{ code: '' }, { code: 'missing' }],
    [{ code: '1'.repeat(13) }, { code: 'long' }],
    [{ email: ' ' }, { email: 'missing' }],
    [{ password: '' }, { password: 'missing' }],
    [{ password: 'schachtel' }, { password: 'weak' }],
    [{ password: 'Lea@example.com1' }, { password: 'passwordIsEmail' }],
    [
      { email: '', code: '', password: '' },
      { email: 'missing', code: 'missing', password: 'missing' },
    ],
  ])('with %j has the problems %j', (change: Record<string, string>, problems) => {
    const reading = read({ ...right, ...change })
    expect(reading.isValid ? {} : reading.problems).toEqual(problems)
  })

  it('never shows the password again', () => {
    expect(read(right).entered).toEqual({ email: right.email, code: right.code })
  })

  it('asks for the address only, at first', () => {
    const form = new FormData()
    form.append('email', ' lea@example.com ')
    expect(readForm(form, codeRequestSchema)).toMatchObject({
      isValid: true,
      values: { email: 'lea@example.com' },
    })
  })
})
