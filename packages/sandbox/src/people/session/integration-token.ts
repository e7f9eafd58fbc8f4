import { Hono } from 'hono'
import { timingSafeEqual } from 'hono/utils/buffer'
import type { Env, Exchange } from '../../calls/call'
import { toHex } from '../../random'

const lifetime = 3_600_000
const scope = 'forgot_password'

/**
 * The token of a server that calls for itself, by its own secret: `client_credentials` of `/services/oauth2/token`, as the
 * platform gives it to the client of the option `integration`. 400 for anybody else.
 */
export const integrationTokenRoutes = new Hono<Env>().post('/services/oauth2/token', async (c) => {
  const form = new URLSearchParams(await c.req.text())
  const { clock, options } = c.var.context
  c.header('Cache-Control', 'no-store')
  if (form.get('grant_type') !== 'client_credentials') return refuse(c, 'unsupported_grant_type')
  const client = options.integration
  if (client?.clientId !== form.get('client_id')) return refuse(c, 'invalid_client')
  if (!(await timingSafeEqual(form.get('client_secret') ?? '', client.clientSecret))) {
    return refuse(c, 'invalid_client')
  }
  const access_token = await tokenUntil(clock.now() + lifetime, client.clientSecret)
  const issued_at = String(clock.now())
  return c.json({ access_token, token_type: 'Bearer', scope, issued_at, expires_in: lifetime / 1000 })
})

const refuse = (c: Exchange, error: string) =>
  c.json({ error, error_description: 'This client gets no token.' }, 400)

/** It says itself until when it is valid, and only who has the secret can make it. */
async function tokenUntil(until: number, secret: string): Promise<string> {
  const encoder = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign'])
  const signature = await crypto.subtle.sign('HMAC', key, encoder.encode(`${scope} ${until}`))
  return `${until}.${toHex(signature)}`
}

/** Whether a call carries such a token; every call does where there is no such client. */
export async function isIntegrationToken({ req, var: { context } }: Exchange): Promise<boolean> {
  const { clock, options } = context
  if (options.integration === undefined) return true
  const [, token = ''] = /^bearer +(\S+)$/i.exec(req.header('Authorization') ?? '') ?? []
  const until = Number(token.split('.')[0])
  if (!Number.isSafeInteger(until) || until <= clock.now()) return false
  return await timingSafeEqual(token, await tokenUntil(until, options.integration.clientSecret))
}
