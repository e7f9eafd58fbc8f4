import { isObject } from '../answers'
import { openSession } from '../database/session-repository'
import { sameOriginPath } from '../platform/same-origin-path'
import { signInTexts, type SignInTexts } from '../platform/sign-in-texts'
import type { SandboxCall } from '../sandbox-context'
import { readLocale, shops } from '../shop'
import { splitSitePath, type SitePath } from '../site-path'

/** The site that is called, by the segment in front of the path. */
export const siteOf = (c: SandboxCall): SitePath => splitSitePath(new URL(c.req.url).pathname)

/** The `request` of a body `{ request: { … } }`; undefined when there is none. */
export function readRequest(text: string): Record<string, unknown> | undefined {
  const body = parseJson(text)
  return isObject(body) && isObject(body.request) ? body.request : undefined
}

/** The body of a refusal. */
export const failure = (...errors: readonly string[]) => ({ success: false, errors })

/** The texts in the language of the call: its `language`, else what the browser asks for, else the shop's. */
export function textsOf(c: SandboxCall): SignInTexts {
  const { shop } = siteOf(c)
  const accepted = (c.req.header('Accept-Language') ?? '').split(',').map((part) => part.split(';')[0])
  const wanted = [c.req.query('language'), ...accepted].map((tag) =>
    tag?.trim().replace('_', '-').toLowerCase(),
  )
  const known = shops[shop].locales.map((locale) => locale.toLowerCase())
  const tag = wanted.find((candidate) => candidate !== undefined && known.includes(candidate))
  return signInTexts[readLocale(tag, shop)]
}

/** Opens a session and answers the address that brings its cookies and leads on to `startUrl`. */
export function beginSession(
  c: SandboxCall,
  { userId, startUrl }: { userId: string; startUrl: string | undefined },
): string {
  const { site, shop } = siteOf(c)
  const { db, clock, random } = c.var.context
  const sessionId = random.hex(32)
  openSession(db, { sessionId, shop, userId, now: clock.now() })
  const target = new URLSearchParams({ sid: sessionId, retURL: sameOriginPath(startUrl) ?? `${site}/` })
  return `${site}/secur/frontdoor.jsp?${target}`
}

/** What a text says as JSON; undefined for what is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
