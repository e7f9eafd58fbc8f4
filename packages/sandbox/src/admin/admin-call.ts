import { createMiddleware } from 'hono/factory'
import type { Env, Exchange } from '../calls/call'
import { readBody } from '../calls/json-body'
import { PlatformError } from '../platform-error'
import { aboutSandbox } from '../start-page/about'
import { startPage, pageHeaders } from '../start-page/page'

type Fields = Readonly<Record<string, string>>
type Members = Readonly<Record<string, unknown>>

/** 403 for every call of the sandbox's own, reads included, where the option `admin` is off. */
export const requireAdminEnabled = createMiddleware<Env>(async (c, next) => {
  if (!c.var.context.options.admin)
    throw new PlatformError(403, 'API_DISABLED_FOR_ORG', 'The calls of the sandbox are switched off.')
  await next()
})

/** 403 for calls that a page of another site makes. */
export const requireOwnSite = createMiddleware<Env>(async (c, next) => {
  const site = c.req.header('Sec-Fetch-Site')
  // Any page can send a form, so a form has to come from the very same origin.
  if (site === 'cross-site' || (site === 'same-site' && isForm(c))) {
    throw new PlatformError(403, 'INSUFFICIENT_ACCESS', 'Pages of other sites may not control the sandbox.')
  }
  await next()
})

/** A call that changes the sandbox, as JSON or as a form of the start page. */
interface AdminCommand<Input> {
  /** The allowed members of its JSON. */
  readonly members: readonly string[]
  readonly fromJson: (body: Members) => Input
  readonly fromForm: (fields: Fields) => Input
  readonly run: (c: Exchange, input: Input) => Response
}

/** Runs a command. A form redirects to the start page, or gets that page with the problem. */
export const adminCommand =
  <Input>({ members, fromJson, fromForm, run }: AdminCommand<Input>) =>
  async (c: Exchange): Promise<Response> => {
    if (!isForm(c)) return run(c, fromJson(await readBody(c, members)))
    try {
      run(c, fromForm(Object.fromEntries(new URLSearchParams(await c.req.text()))))
      return c.redirect('/__sandbox', 303)
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error
      const page = startPage(await aboutSandbox(c.var.context), { problem: error.message })
      return c.html(page, 400, pageHeaders)
    }
  }

/** A command without input. */
export const emptyCommand = (run: (c: Exchange) => Response) =>
  adminCommand({ members: [], fromJson: () => undefined, fromForm: () => undefined, run })

const isForm = (c: Exchange): boolean =>
  (c.req.header('Content-Type') ?? '').startsWith('application/x-www-form-urlencoded')
