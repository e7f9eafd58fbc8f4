import { Hono } from 'hono'
import type { Call, Env } from '../calls/call'
import { isObject } from '../json-object'
import { parserError } from '../platform-error'
import type { ActionParameters } from './action-table'
import { runServerAction } from './run-server-action'

/** The shop's own server actions, answered with the bare return value. The site segment says which shop is asked. */
export const serverActionRoutes = new Hono<Env>()

serverActionRoutes.on(['GET', 'POST'], '/lwr/apex/:version/:controller/:method', async (c) => {
  const { controller, method } = c.req.param()
  const parameters = await readParameters(c.var)
  return runServerAction(c, { className: controller, method, parameters }, (value) => value)
})

/** From `methodParams` of a GET, or the body of a POST. */
async function readParameters({ request }: Call): Promise<ActionParameters> {
  return parseParameters(request.method === 'GET' ? request.query('methodParams') : await request.text())
}

/** A JSON object of parameters; nothing is none. 400 JSON_PARSER_ERROR for anything else. */
export function parseParameters(text: string | undefined): ActionParameters {
  if (!text?.trim()) return {}
  const value = parse(text)
  if (isObject(value)) return value
  throw parserError('The parameters are not a JSON object.')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
