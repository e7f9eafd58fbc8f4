import { Hono } from 'hono'
import type { Env, Exchange } from '../../calls/call'
import { readBody } from '../../calls/json-body'
import { noContent } from '../../calls/responses'
import { invalidInput, PlatformError } from '../../platform-error'
import { shops } from '../../shop'
import { insertAccessToken } from './access-token-repository'
import { hashToken, requireTokenSession } from './bearer'
import { checkCredentials, type Credentials } from './check-credentials'
import { endSession, openSession } from './session-repository'

const lifetimeSeconds = 3600

/** Access tokens for callers without cookies, with the option `tokens`; the platform has its own way to them. */
export const tokenRoutes = new Hono<Env>()
  .post('/__sandbox/tokens', async (c) => {
    const credentials = readCredentials(await readBody(c, ['username', 'password']))
    const accessToken = await createToken(c, credentials)
    if (accessToken === undefined) {
      throw new PlatformError(401, 'INVALID_LOGIN', 'Invalid username, password or locked out user')
    }
    c.header('Cache-Control', 'no-store')
    return c.json({ accessToken, expiresInSeconds: lifetimeSeconds })
  })
  .post('/__sandbox/tokens/revoke', async (c) => {
    endSession(c.var.context.db, await requireTokenSession(c))
    return noContent(c)
  })

function readCredentials({ username, password }: Readonly<Record<string, unknown>>): Credentials {
  if (typeof username === 'string' && typeof password === 'string') return { username, password }
  throw invalidInput('username and password are required.')
}

/** The token of a session in each shop whose credentials these are; undefined without any. */
async function createToken(c: Exchange, credentials: Credentials): Promise<string | undefined> {
  const { db, clock, random } = c.var.context
  const users = await Promise.all(
    Object.values(shops).map(async ({ shop }) => {
      const userId = await checkCredentials({ db }, { ...credentials, shop })
      return userId === undefined ? [] : [{ shop, userId }]
    }),
  )
  const buyers = users.flat()
  if (buyers.length === 0) return undefined
  const [accessToken, sessionId, now] = [random.hex(32), random.hex(32), clock.now()]
  const hash = await hashToken(accessToken)
  db.transaction(() => {
    openSession(db, { sessionId, buyers, now })
    insertAccessToken(db, { hash, sessionId, expiresAt: now + lifetimeSeconds * 1000 }, now)
  })
  return accessToken
}
