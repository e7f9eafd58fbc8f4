import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { describe, expect, it, onTestFinished } from 'vitest'
import { addIntegrationToken } from './add-integration-token'
import { createIntegrationTokens } from './integration-token'

const path = '/services/auth/headless/forgot_password'
const client = { clientId: 'shop', clientSecret: 'a secret' }

function open({ clientSecret = client.clientSecret } = {}) {
  const sandbox = createNodeSandbox({ integration: client, now: Date.UTC(2026, 10, 21, 9) })
  onTestFinished(sandbox.close)
  const calls: Request[] = []
  const platform = {
    fetch: (request: Request) => {
      calls.push(request.clone())
      return sandbox.fetch(request)
    },
    close: () => undefined,
  }
  const tokens = createIntegrationTokens({
    ...client,
    clientSecret,
    platform,
    now: () => sandbox.clock.now(),
  })
  const { fetch } = addIntegrationToken(platform, tokens)
  const ask = (site = '') =>
    fetch(
      new Request(`http://localhost${site}${path}`, {
        method: 'POST',
        headers: { Cookie: 'sid=1', Authorization: 'Bearer of-a-buyer', 'Content-Type': 'application/json' },
        body: JSON.stringify({ username: 'lea.keller@example.com' }),
      }),
    )
  const paths = () => calls.map(({ url }) => new URL(url).pathname)
  return { sandbox, calls, fetch, ask, paths }
}

describe('the token of this server', () => {
  it('goes with calls for a new password, without the cookies and the token of the visitor', async () => {
    const { ask, calls } = open()
    expect(await (await ask()).json()).toEqual({ status_code: 'otp_sent' })
    const [, call] = calls
    expect(call?.headers.get('cookie')).toBeNull()
    expect(call?.headers.get('authorization')).toMatch(/^Bearer \d+\.[0-9a-f]{64}$/)
  })

  it('goes with no other call', async () => {
    const { fetch, calls } = open()
    await fetch(
      new Request('http://localhost/services/apexrest/auth/logout-url', { headers: { Cookie: 'sid=1' } }),
    )
    expect(calls[0]?.headers.get('authorization')).toBeNull()
    expect(calls[0]?.headers.get('cookie')).toBe('sid=1')
  })

  it('is asked for once, also by many at the same time, and again when its time is over', async () => {
    const { sandbox, ask, paths } = open()
    const tokenCalls = () => paths().filter((each) => each === '/services/oauth2/token').length
    await Promise.all([ask(), ask('/de-shop'), ask()])
    expect(tokenCalls()).toBe(1)
    sandbox.clock.advance(3_600_000)
    expect((await ask()).status).toBe(200)
    expect(tokenCalls()).toBe(2)
  })

  it('that the platform does not give fails like a network, and says nothing of the secret', async () => {
    const { ask } = open({ clientSecret: 'wrong' })
    const error = (await ask().catch((thrown: unknown) => thrown)) as TypeError
    expect(error).toBeInstanceOf(TypeError)
    expect(String((error.cause as Error).message)).toBe(
      'The platform gave this server no token of its own (status 400).',
    )
  })

  it('that is refused is renewed once, and then fails like a network', async () => {
    const calls: string[] = []
    const platform = {
      fetch: ({ url }: Request) => {
        calls.push(new URL(url).pathname)
        const isToken = url.endsWith('/token')
        return Promise.resolve(
          Response.json(isToken ? { access_token: 'x' } : [], { status: isToken ? 200 : 401 }),
        )
      },
      close: () => undefined,
    }
    const tokens = createIntegrationTokens({ ...client, platform, now: () => 0 })
    const { fetch } = addIntegrationToken(platform, tokens)
    const request = new Request(`http://localhost${path}`, { method: 'POST', body: '{}' })
    await expect(fetch(request)).rejects.toThrow('fetch failed')
    expect(calls).toEqual(['/services/oauth2/token', path, '/services/oauth2/token', path])
  })
})
