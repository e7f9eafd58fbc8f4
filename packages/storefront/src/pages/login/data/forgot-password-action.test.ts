import { describe, expect, it } from 'vitest'
import { buyers, createShopper, origin, outcomeOf } from '../../../app/shopper.fixture'
import { changePassword } from './forgot-password-action'

const page = '/login/ForgotPassword?startUrl=%2Fde-CH%2Fmy%2Forders'
const password = 'schachtel7'

function open() {
  const shopper = createShopper()
  const send = (form: Record<string, string>) => outcomeOf(changePassword(shopper.args(page, { form })))
  const ask = (email: string = buyers.lea) => send({ email })
  const set = (code: string, more: Record<string, string> = {}) =>
    send({ intent: 'set', email: buyers.lea, code, password, ...more })
  const readCode = async () => {
    const { mails } = (await (await shopper.fetch(`${origin}/__sandbox/mails`)).json()) as {
      mails: readonly { text: string }[]
    }
    return /^\d{6}$/m.exec(mails[0]?.text ?? '')?.[0] ?? ''
  }
  const signIn = async (secret: string) => {
    const request = { username: buyers.lea, password: secret, startUrl: '/' }
    const url = `${origin}/services/apexrest/auth/login`
    const body = JSON.stringify({ request })
    return (await shopper.fetch(url, { method: 'POST', body })).status
  }
  return { shopper, ask, set, readCode, signIn }
}

describe('a new password', () => {
  it('is set by the code of a mail, and leads to the sign-in, with where the visitor came from', async () => {
    const { ask, set, readCode, signIn } = open()
    expect(await ask()).toEqual({
      status: 303,
      to: '/login/ForgotPassword?startUrl=%2Fde-CH%2Fmy%2Forders&step=code',
    })
    const code = await readCode()
    expect(await set(`${code.slice(0, 3)} ${code.slice(3)}`)).toEqual({
      status: 303,
      to: '/login?startUrl=%2Fde-CH%2Fmy%2Forders&changed=1',
    })
    expect([await signIn('cartonnage'), await signIn(password)]).toEqual([401, 200])
  })

  it('leads to the same page for an address that nobody has', async () => {
    const { ask } = open()
    expect(await ask('nobody@example.com')).toEqual(await open().ask())
  })

  it('counts wrong codes in words, and then wants another one', async () => {
    const { ask, set, readCode } = open()
    await ask()
    const wrong = (await readCode()) === '111111' ? '222222' : '111111'
    const tries = []
    for (let count = 0; count < 5; count += 1) {
      const { data } = (await set(wrong)) as { data: { problems: unknown; attemptsLeft: unknown } }
      tries.push([data.problems, data.attemptsLeft])
    }
    expect(tries).toEqual([
      ...[4, 3, 2, 1].map((left) => [{ code: 'wrong' }, left]),
      [{ code: 'expired' }, null],
    ])
  })

  it('keeps what was entered except the password', async () => {
    const { set } = open()
    expect(await set('12', { password: 'kurz' })).toEqual({
      status: 422,
      data: {
        entered: { email: buyers.lea, code: '12' },
        problems: { code: 'digits', password: 'weak' },
        attemptsLeft: null,
        message: null,
        failure: null,
      },
    })
  })

  it.each([
    [429, 'tooOften'],
    [500, 'unreachable'],
    [401, undefined],
  ])('reports a platform that says %i, without setting anything', async (status, messageKey) => {
    const { shopper, ask } = open()
    shopper.sandbox.fetch = () => Promise.resolve(Response.json([{ errorCode: 'X' }], { status }))
    const { data } = (await ask()) as { data: { failure: { messageKey: string } | null } }
    expect(data.failure).not.toBeNull()
    if (messageKey !== undefined) expect(data.failure?.messageKey).toBe(messageKey)
  })
})
