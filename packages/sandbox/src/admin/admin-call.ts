import { createMiddleware } from 'hono/factory'
import { readBody } from '../calls/responses'
import type { Env, Exchange } from '../calls/call'
import { PlatformError } from '../platform-error'
import { aboutSandbox } from '../start-page/about'
import { startPage } from '../start-page/page'
import { pageHeaders } from '../start-page/page-headers'

type Fields = Readonly<Record<string, string>>
type Members = Readonly<Record<string, unknown>>

/** Closes everything of the sandbox's own, reading too, where its switch is off. */
export const requireSwitch = createMiddleware<Env>(async (c, next) => {
  if (!c.var.context.options.admin)
    throw new PlatformError(403, 'API_DISABLED_FOR_ORG', 'Steering is switched off.')
  await next()
})

/** Lets no page of another site steer. */
export const requireAdmin = createMiddleware<Env>(async (c, next) => {
  const site = c.req.header('Sec-Fetch-Site')
  // any page can send a form: it has to be the sandbox's own
  if (site === 'cross-site' || (site === 'same-site' && isForm(c))) {
    throw new PlatformError(403, 'INSUFFICIENT_ACCESS', 'Pages of other sites may not steer the sandbox.')
  }
  await next()
})

/** A steering call: what it may say, how a form says it, and what it does. */
export interface SteeringCall<Input> {
  /** The members of its JSON. */
  readonly members: readonly string[]
  readonly fromJson: (body: Members) => Input
  readonly fromForm: (fields: Fields) => Input
  readonly run: (c: Exchange, input: Input) => Response
}

/** Runs a steering call. A form is led back to the start page, and shown there what was wrong. */
export const steering =
  <Input>({ members, fromJson, fromForm, run }: SteeringCall<Input>) =>
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

/** A steering call that says nothing but its address. */
export const command = (run: (c: Exchange) => Response) =>
  steering({ members: [], fromJson: () => undefined, fromForm: () => undefined, run })

const isForm = (c: Exchange): boolean =>
  (c.req.header('Content-Type') ?? '').startsWith('application/x-www-form-urlencoded')
