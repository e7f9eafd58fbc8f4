import { describe, expect, it } from 'vitest'
import { scriptPlatform, type Reply } from '../transport/scripted-platform.fixture'
import { createSignInCalls } from './session-calls'

const person = { firstName: 'Mira', lastName: 'Kern', email: 'mira@example.com' }
const registration = { ...person, password: 'Karton und 7', startUrl: '/' }
const register = (reply: Reply) => createSignInCalls(scriptPlatform([reply]).transport).register(registration)
const signIn = (reply: Reply) =>
  createSignInCalls(scriptPlatform([reply]).transport).signIn({
    username: 'mira@example.com',
    password: 'x',
    startUrl: '/',
  })

describe('registering', () => {
  it('returns the URL that starts the session', async () => {
    await expect(register({ body: { success: true, redirectUrl: '/go' } })).resolves.toMatchObject({
      redirectUrl: '/go',
    })
  })

  it.each([
    [200, ['Zu kurz.', { message: 'Zu alt.' }], 422],
    [201, ['Zu kurz.', { message: 'Zu alt.' }], 422],
    [400, ['Zu kurz.', { message: 'Zu alt.' }], 400],
  ])('fails with the texts of a refusal with status %i', async (status, errors, expected) => {
    await expect(register({ status, body: { success: false, errors } })).rejects.toMatchObject({
      name: 'ResponseError',
      status: expected,
      errors: [{ message: 'Zu kurz.' }, { message: 'Zu alt.' }],
    })
  })

  it('requests texts in the language of the page', async () => {
    const { transport, seen } = scriptPlatform([{ body: { redirectUrl: '/go' } }])
    await createSignInCalls(transport).register(registration)
    expect(seen[0]?.query).toEqual({ language: 'de-CH' })
  })

  it('does not accept a success without a URL', async () => {
    await expect(register({ body: { success: true } })).rejects.toMatchObject({ code: 'UNEXPECTED_ANSWER' })
  })
})

describe('signing in', () => {
  it('fails like a wrong password when a success is a refusal', async () => {
    const refused = signIn({ body: { success: false, errors: ['Falsch.'] } })
    await expect(refused).rejects.toMatchObject({ status: 401, errors: [{ message: 'Falsch.' }] })
  })
})
