import { describe, expect, it } from 'vitest'
import { findRegistrationProblems, readRegistration } from './read-registration'

const mira = { firstName: 'Mira', lastName: 'Kern', email: 'mira@example.com', password: 'Karton und 7' }
const problemsOf = (changes: Partial<typeof mira>) => findRegistrationProblems({ ...mira, ...changes })

describe('readRegistration', () => {
  it('trims everything but the password, and reads what is missing as empty', () => {
    const form = new FormData()
    form.set('firstName', ' Mira ')
    form.set('password', ' Karton 7 ')
    expect(readRegistration(form)).toEqual({
      ...{ firstName: 'Mira', lastName: '', email: '', password: ' Karton 7 ' },
    })
  })
})

describe('findRegistrationProblems', () => {
  it.each([
    [{}, {}],
    [{ firstName: '' }, { firstName: 'firstName' }],
    [{ firstName: 'x'.repeat(40), lastName: 'x'.repeat(80) }, {}],
    [{ firstName: 'x'.repeat(41) }, { firstName: 'long' }],
    [{ lastName: '' }, { lastName: 'lastName' }],
    [{ lastName: 'x'.repeat(81) }, { lastName: 'long' }],
    [{ email: `${'x'.repeat(68)}@example.com` }, {}],
    [{ email: `${'x'.repeat(69)}@example.com` }, { email: 'long' }],
    [{ email: 'mira@example' }, { email: 'email' }],
    [{ email: 'mira kern@example.com' }, { email: 'email' }],
    [{ password: 'Karton 7'.slice(1) }, { password: 'password' }],
    [{ password: '12345678' }, { password: 'password' }],
    [{ password: 'abcdefgh' }, { password: 'password' }],
    [{ password: `7${'x'.repeat(254)}` }, {}],
    [{ password: `7${'x'.repeat(255)}` }, { password: 'long' }],
    [{ password: 'MIRA@example.com7' }, { password: 'passwordIsEmail' }],
    [
      { firstName: '', password: '' },
      { firstName: 'firstName', password: 'password' },
    ],
  ])('finds with %j %j', (changes, expected) => {
    expect(problemsOf(changes)).toEqual(expected)
  })
})
