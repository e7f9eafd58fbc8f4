import { describe, expect, it } from 'vitest'
import { buyers, createShopper, outcomeOf } from '../../../app/shopper.fixture'
import { signInBuyer } from './sign-in-action'

const page = '/login?startUrl=%2Fde-CH%2Fmy%2Forders'
const lea = { email: buyers.lea, password: 'cartonnage' }
const send = (form: Record<string, string> | [string, string][]) =>
  outcomeOf(signInBuyer(createShopper().args(page, { form })))

describe('signing in', () => {
  it('redirects to the page that asked for it', async () => {
    const shopper = createShopper()
    const { status, to } = (await outcomeOf(signInBuyer(shopper.args(page, { form: lea })))) as {
      status: number
      to: string
    }
    expect(status).toBe(303)
    const { headers } = await shopper.fetch(to, { redirect: 'manual' })
    expect(headers.get('Location')).toBe('/de-CH/my/orders')
  })

  it.each([
    [{}, { email: 'missing', password: 'missing' }],
    [{ email: ' ', password: lea.password }, { email: 'missing' }],
    [{ ...lea, password: '  ' }, { password: 'missing' }],
    [{ ...lea, email: 'x'.repeat(256) }, { email: 'long' }],
    [{ ...lea, password: 'x'.repeat(256) }, { password: 'long' }],
    [{ ...lea, email: 'lea\u0000@example.com' }, { email: 'characters' }],
    [{ ...lea, password: 'falsch' }, { password: 'credentials' }],
  ])('is refused with %j: %j', async (form: Record<string, string>, problems) => {
    const status = 'credentials' in Object.groupBy(Object.values(problems), (code) => code) ? 401 : 422
    const entered = { email: (form.email ?? '').replace('\u0000', '').trim() }
    expect(await send(form)).toEqual({ status, data: { entered, problems, failure: null } })
  })

  it('is refused with two e-mail addresses', async () => {
    const sent: [string, string][] = [['email', buyers.reto], ...Object.entries(lea)]
    expect(await send(sent)).toMatchObject({ status: 422, data: { problems: { email: 'repeated' } } })
  })
})
