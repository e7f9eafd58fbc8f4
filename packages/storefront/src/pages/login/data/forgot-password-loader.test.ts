import { profile } from '@cartonnage/sdk'
import { describe, expect, it } from 'vitest'
import { buyers, createShopper, origin } from '../../../app/shopper.fixture'
import { loadForgotPassword } from './forgot-password-loader'

const page = '/login/ForgotPassword?step=code'

describe('the page for a new password', () => {
  it('asks a visitor who is not signed in for the address', async () => {
    expect(await loadForgotPassword(createShopper().args(page))).toEqual({ isSent: true, email: '' })
  })

  it('has the name of a buyer who is signed in, which stays when mails go elsewhere', async () => {
    const shopper = createShopper()
    await shopper.signIn(buyers.lea)
    const { sendCode, verify, change, read } = shopper.createClient().use(profile)
    const { identifier } = await sendCode('StepUp')
    const response = await shopper.fetch(`${origin}/__sandbox/mails`)
    const { mails } = (await response.json()) as { mails: readonly { text: string }[] }
    await verify(/^\d{6}$/m.exec(mails[0]?.text ?? '')?.[0] ?? '', { identifier })
    await change({ email: 'neu@example.com' })
    expect((await read()).person.email).toBe('neu@example.com')
    expect(await loadForgotPassword(shopper.args(page))).toEqual({ isSent: true, email: buyers.lea })
  })
})
