import { describe, expect, it } from 'vitest'
import { readForm } from '../../../forms/reading/read-form'
import { registrationSchema } from './read-registration'

const mira = { firstName: 'Mira', lastName: 'Kern', email: 'mira@example.com', password: 'Karton und 7' }

const firm = { customer: 'firm', companyName: 'Kistenwerk GmbH', vatId: 'DE999990002' }

function read(entered: Readonly<Record<string, string>>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(entered)) form.set(name, value)
  return readForm(form, registrationSchema)
}

describe('the form of a registration', () => {
  it('is trimmed except for the password, which is not among what was entered', () => {
    const entered = { ...mira, firstName: ' Mira ', password: ' Karton 7 ' }
    const { password: _, ...kept } = mira
    const person = { customer: 'private', companyName: '', vatId: '' }
    expect(read(entered)).toEqual({
      isValid: true,
      values: { ...mira, ...person, password: ' Karton 7 ' },
      entered: { ...kept, ...person },
    })
  })

  it('misses every field that was not sent', () => {
    expect(read({})).toMatchObject({
      problems: { firstName: 'missing', lastName: 'missing', email: 'missing', password: 'missing' },
      entered: { firstName: '', lastName: '', email: '' },
    })
  })

  it.each([
    [{}, undefined],
    [{ firstName: '' }, { firstName: 'missing' }],
    [{ firstName: 'x'.repeat(40), lastName: 'x'.repeat(80) }, undefined],
    [{ firstName: 'x'.repeat(41) }, { firstName: 'long' }],
    [{ lastName: '' }, { lastName: 'missing' }],
    [{ lastName: 'x'.repeat(81) }, { lastName: 'long' }],
    [{ email: `${'x'.repeat(68)}@example.com` }, undefined],
    [{ email: `${'x'.repeat(69)}@example.com` }, { email: 'long' }],
    [{ email: 'mira@example' }, { email: 'email' }],
    [{ email: 'mira kern@example.com' }, { email: 'email' }],
    [{ password: 'Karton 7'.slice(1) }, { password: 'weak' }],
    [{ password: '12345678' }, { password: 'weak' }],
    [{ password: 'abcdefgh' }, { password: 'weak' }],
    [{ password: `7${'x'.repeat(254)}` }, undefined],
    [{ password: `7${'x'.repeat(255)}` }, { password: 'long' }],
    [{ password: 'MIRA@example.com7' }, { password: 'passwordIsEmail' }],
    [
      { firstName: '', password: 'MIRA@example.com7' },
      { firstName: 'missing', password: 'passwordIsEmail' },
    ],
    [{ companyName: '', vatId: 'nonsense' }, undefined],
    [{ ...firm, customer: 'other', vatId: '' }, undefined],
    [firm, undefined],
    [{ ...firm, vatId: ' de999990002 ' }, undefined],
    [{ ...firm, companyName: ' ' }, { companyName: 'missing' }],
    [{ ...firm, companyName: 'x'.repeat(81) }, { companyName: 'long' }],
    [{ ...firm, vatId: '' }, { vatId: 'missing' }],
    [{ ...firm, vatId: 'DE99999000' }, { vatId: 'vatId' }],
    [{ ...firm, vatId: 'DE999990003' }, { vatId: 'checkDigit' }],
    [{ ...firm, vatId: 'CHE-109.999.009 MWST' }, undefined],
    [
      { firstName: '', password: '' },
      { firstName: 'missing', password: 'missing' },
    ],
  ])('has with %j the problems %j', (changes, problems) => {
    const reading = read({ ...mira, ...changes })
    expect(reading.isValid ? undefined : reading.problems).toEqual(problems)
  })
})
