import { sessionStore, storageEntries } from '@cartonnage/sdk'
import { describe, expect, it } from 'vitest'
import { buyers, createShopper, origin, outcomeOf } from '../../../app/shopper.fixture'
import { changeProfile } from './profile-action'
import { loadProfile } from './profile-loader'

const page = '/my/profile'
const lea = { firstName: 'Lea', lastName: 'Keller', phone: '', language: '', orderCopyTo: '' }

async function open(username: string = buyers.lea, shop: 'CH' | 'DE' = 'CH') {
  const shopper = createShopper({ shop })
  await shopper.signIn(username)
  const send = (form: Record<string, string>) => outcomeOf(changeProfile(shopper.args(page, { form })))
  const load = (query = '') => loadProfile(shopper.args(page + query))
  const mails = async () =>
    (
      (await (await shopper.fetch(`${origin}/__sandbox/mails`)).json()) as {
        mails: { text: string; to: string }[]
      }
    ).mails
  const readCode = async () => /^\d{6}$/m.exec((await mails())[0]?.text ?? '')?.[0] ?? ''
  const idOf = ({ to }: { to?: unknown }) => new URL(String(to), origin).searchParams.get('id') ?? ''
  return { shopper, send, load, mails, readCode, idOf }
}

describe('the form about the person', () => {
  it('saves name, phone with its country code, language and second recipient', async () => {
    const { send, load } = await open()
    const form = { ...lea, phone: '062 555 01 00', language: 'fr-CH', orderCopyTo: 'lager@example.com' }
    expect(await send(form)).toEqual({ status: 303, to: '/my/profile?done=saved' })
    expect(await load('?done=saved')).toMatchObject({
      person: { firstName: 'Lea', phoneNumber: '+41625550100' },
      preferences: { language: 'fr-CH', orderCopyTo: 'lager@example.com' },
      done: 'saved',
    })
    await send(lea)
    expect(await load()).toMatchObject({
      person: { phoneNumber: null },
      preferences: { language: null, orderCopyTo: null },
    })
  })

  it.each([
    [{ lastName: '' }, { lastName: 'missing' }],
    [{ firstName: 'x'.repeat(41) }, { firstName: 'long' }],
    [{ phone: 'nonsense' }, { phone: 'phone' }],
    [{ orderCopyTo: 'a@example.com, b@example.com' }, { orderCopyTo: 'email' }],
  ])('is refused with %j, keeps what was entered and saves nothing', async (change, problems) => {
    const { send, load } = await open()
    const before = await load()
    const entered = { ...lea, firstName: 'Neu', ...change }
    expect(await send(entered)).toMatchObject({ status: 422, data: { intent: '', entered, problems } })
    expect(await load()).toEqual(before)
  })

  it('takes no language of the other shop', async () => {
    const { send, load } = await open()
    await send({ ...lea, language: 'de' })
    expect((await load()).preferences).toMatchObject({ language: null })
  })

  it.each([
    ['the person', lea, lea],
    ['another form, which has a code', { intent: 'ask-email' }, undefined],
  ])('keeps what was typed about %s when the session has ended', async (_, form, kept) => {
    const shopper = createShopper({ runtime: 'browser' })
    await shopper.signIn(buyers.lea)
    const client = shopper.createClient()
    await client.use(sessionStore).ensure()
    shopper.cookies.clear()
    const args = shopper.args(page, { form })
    const context = shopper.contextOf(page, client)
    expect(await outcomeOf(changeProfile({ ...args, context }))).toMatchObject({ status: 303 })
    expect(client.storage.read(storageEntries.enteredForm)?.fields).toEqual(kept)
  })

  it('leads a guest to the sign-in', async () => {
    const shopper = createShopper()
    const outcome = await outcomeOf(changeProfile(shopper.args(page, { form: lea })))
    expect(outcome).toMatchObject({ status: 303, to: expect.stringContaining('/login?startUrl=') as string })
  })
})

describe('a new e-mail address', () => {
  it('needs the code that went to the old one, and is confirmed by another', async () => {
    const { send, load, readCode, idOf, mails } = await open()
    const id = idOf(await send({ intent: 'ask-email' }))
    expect((await load(`?step=email&id=${id}`)).step).toEqual({ step: 'email', id })
    const email = 'neu@example.com'
    expect(await send({ intent: 'email', id, email, code: await readCode() })).toMatchObject({
      to: '/my/profile?done=email',
    })
    expect((await load()).person).toMatchObject({ email, isEmailVerified: false })
    const confirmation = idOf(await send({ intent: 'ask-confirm' }))
    expect((await mails())[0]?.to).toBe(email)
    expect(await send({ intent: 'confirm', id: confirmation, code: await readCode() })).toMatchObject({
      to: '/my/profile?done=confirmed',
    })
    expect((await load()).person).toMatchObject({ email, isEmailVerified: true })
  })

  it('stays with a wrong code, which is counted', async () => {
    const { send, load, readCode, idOf } = await open()
    const id = idOf(await send({ intent: 'ask-email' }))
    const code = (await readCode()) === '111111' ? '222222' : '111111'
    expect(await send({ intent: 'email', id, email: 'neu@example.com', code })).toMatchObject({
      status: 422,
      data: { problems: { code: 'wrong' }, attemptsLeft: 4, entered: { email: 'neu@example.com', code } },
    })
    expect((await load()).person.email).toBe(buyers.lea)
  })

  it('is read before the code is used up', async () => {
    const { send, readCode, idOf } = await open()
    const id = idOf(await send({ intent: 'ask-email' }))
    const code = await readCode()
    expect(await send({ intent: 'email', id, email: 'nobody', code })).toMatchObject({
      data: { problems: { email: 'email' } },
    })
    expect(await send({ intent: 'email', id, email: 'neu@example.com', code })).toMatchObject({ status: 303 })
  })
})

describe('the password', () => {
  it('is chosen by a code to the buyer’s own name, on the page for forgotten ones', async () => {
    const { send, mails } = await open()
    expect(await send({ intent: 'password' })).toEqual({ status: 303, to: '/login/ForgotPassword?step=code' })
    expect((await mails())[0]?.to).toBe(buyers.lea)
  })
})

describe('the company', () => {
  it('is read with its VAT id and address', async () => {
    const { load } = await open(buyers.reto)
    const { company, userType } = await load()
    expect(userType).toBe('business')
    expect(company).toMatchObject({ name: 'Alpenblick Versand AG', check: 'none' })
    expect(company?.vatId).toMatch(/^CHE-/)
    expect(company?.addressLines.length).toBeGreaterThan(1)
  })
})
