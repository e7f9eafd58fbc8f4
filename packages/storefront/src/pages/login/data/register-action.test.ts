import { platformActions } from '@cartonnage/sdk'
import { shopContext } from '../../../shell/shop-context'
import { describe, expect, it } from 'vitest'
import { createShopper, outcomeOf } from '../../../app/shopper.fixture'
import { register } from './register-action'

const mira = { firstName: 'Mira', lastName: 'Kern', email: 'mira@example.com', password: 'Karton und 7' }
const page = '/login/SelfRegister?startUrl=%2Fde-CH%2Fanonymous-cart'

describe('registering', () => {
  it('opens the account and redirects to the page that asked', async () => {
    const shopper = createShopper()
    const { status, to } = (await outcomeOf(register(shopper.args(page, { form: mira })))) as {
      status: number
      to: string
    }
    expect(status).toBe(303)
    expect((await shopper.fetch(to, { redirect: 'manual' })).headers.get('Location')).toBe(
      '/de-CH/anonymous-cart',
    )
    expect(await shopper.createClient().session.load()).toMatchObject({ userName: 'Mira Kern' })
  })

  it('redirects to the form of the first address if no page asked for the sign-in', async () => {
    const shopper = createShopper()
    const { to } = (await outcomeOf(register(shopper.args('/login/SelfRegister', { form: mira })))) as {
      to: string
    }
    const { headers } = await shopper.fetch(to, { redirect: 'manual' })
    expect(headers.get('Location')).toBe('/de-CH/my/addresses/new?from=registration')
  })

  it('leads a firm to its profile, and gives the platform its VAT id in capitals', async () => {
    const shopper = createShopper({ shop: 'DE' })
    const form = { ...mira, customer: 'firm', companyName: 'Kistenwerk GmbH', vatId: 'de999990002' }
    const { to } = (await outcomeOf(register(shopper.args('/login/SelfRegister', { form })))) as {
      to: string
    }
    const { headers } = await shopper.fetch(to, { redirect: 'manual' })
    expect(headers.get('Location')).toBe('/de-shop/my/profile?done=firm')
    const { firms } = (await (await shopper.fetch('http://localhost/__sandbox/firms')).json()) as {
      firms: unknown
    }
    expect(firms).toMatchObject([{ companyName: 'Kistenwerk GmbH', vatId: 'DE999990002', email: mira.email }])
  })

  it('registers a private person without the firm that was entered before', async () => {
    const shopper = createShopper({ shop: 'DE' })
    const form = { ...mira, customer: 'private', companyName: 'Kistenwerk GmbH', vatId: 'DE999990002' }
    expect(await outcomeOf(register(shopper.args(page, { form })))).toMatchObject({ status: 303 })
    const firms = await (await shopper.fetch('http://localhost/__sandbox/firms')).json()
    expect(firms).toEqual({ firms: [] })
  })

  it('names every wrong field, and returns what was entered except the password', async () => {
    const form = { ...mira, lastName: ' ', password: 'kurz' }
    expect(await outcomeOf(register(createShopper().args(page, { form })))).toEqual({
      status: 422,
      data: {
        entered: {
          ...{ firstName: 'Mira', lastName: '', email: mira.email },
          ...{ customer: 'private', companyName: '', vatId: '' },
        },
        problems: { lastName: 'missing', password: 'weak' },
        reasons: [],
        failure: null,
      },
    })
  })

  it('returns the platform’s message about an e-mail address that has an account', async () => {
    const shopper = createShopper()
    const form = { ...mira, email: 'lea.keller@example.com' }
    expect(await outcomeOf(register(shopper.args(page, { form })))).toMatchObject({
      status: 422,
      data: { problems: {}, reasons: ['Mit dieser E-Mail-Adresse gibt es schon ein Konto.'] },
    })
  })

  it.each([
    ['a refusal with status 200', 200, ['Zu jung.'], 422, { problems: {}, reasons: ['Zu jung.'] }],
    ['a refusal without a message', 400, [], 422, { problems: { email: 'taken' }, reasons: [] }],
    [
      'a server error of the platform',
      500,
      ['at line 7'],
      503,
      { reasons: [], failure: { messageKey: 'unreachable' } },
    ],
    [
      'finding 4: too many in a short time',
      429,
      ['Too many attempts.'],
      429,
      { reasons: [], problems: {}, failure: { messageKey: 'tooOften' } },
    ],
  ])('reports %s', async (_, status, errors, pageStatus, data) => {
    const shopper = createShopper()
    shopper.sandbox.fetch = () => Promise.resolve(Response.json({ success: false, errors }, { status }))
    expect(await outcomeOf(register(shopper.args(page, { form: mira })))).toMatchObject({
      status: pageStatus,
      data,
    })
  })

  it('asks for no password where the platform takes none, and says that a mail has the link to set it', async () => {
    const shopper = createShopper()
    const { password: _, ...form } = mira
    const args = shopper.args(page, { form })
    const plain = shopper.args(page, { form })
    expect(await outcomeOf(register(args))).toMatchObject({ data: { problems: { password: 'missing' } } })
    const options = { actions: platformActions(), productFields: '*', apiVersion: 'v67.0' } as const
    plain.context.set(shopContext, shopper.createClient(options))
    expect(await outcomeOf(register(plain))).toMatchObject({
      status: 200,
      data: { isOpened: true, entered: { email: mira.email }, problems: {} },
    })
    const mails = await (await shopper.sandbox.fetch(new Request('http://localhost/__sandbox/mails'))).json()
    expect(JSON.stringify(mails)).toContain(mira.email)
  })
})
