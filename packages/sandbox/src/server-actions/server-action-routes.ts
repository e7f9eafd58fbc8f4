import { Hono } from 'hono'
import type { Call, Env, Exchange } from '../calls/call'
import { readBody } from '../calls/json-body'
import { isRecord, parseJson } from '../json-object'
import { parserError, invalidInput, PlatformError } from '../platform-error'
import { readVisitor } from '../people/session/visitor'
import { splitSitePath } from '../site-path'
import { findServerAction, type ActionParameters, type ServerAction } from './action-table'

/** The shop's own server actions, with the bare return value as the response. The site segment says which shop. */
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

/** A JSON object of parameters, empty for a blank text; 400 JSON_PARSER_ERROR for anything else. */
function parseParameters(text: string | undefined): ActionParameters {
  if (!text?.trim()) return {}
  const value = parseJson(text)
  if (isRecord(value)) return value
  throw parserError('The parameters are not a JSON object.')
}

/**
 * The second address of server actions, `{site}/webruntime/api/apex/execute`: the call names the class, often by an
 * alias, and the return value comes in an envelope, which lacks `returnValue` when the method returns nothing.
 */
serverActionRoutes.get('/apex/execute', (c) => {
  const { classname, method, params, isContinuation, cacheable } = c.req.query()
  const call = readCall({ classname, method, params: parseParameters(params), isContinuation })
  return runServerAction(c, call, (returnValue) => ({ returnValue, cacheable: cacheable === 'true' }))
})

const members = ['namespace', 'classname', 'method', 'isContinuation', 'params', 'cacheable']

serverActionRoutes.post('/apex/execute', async (c) => {
  const body = await readBody(c, members)
  const cacheable = body.cacheable === true
  return runServerAction(c, readCall(body), (returnValue) => ({ returnValue, cacheable }))
})

function readCall(input: Readonly<Record<string, unknown>>): ActionCall {
  const { classname, method, params, isContinuation } = input
  if (isContinuation === undefined) throw parserError('The member isContinuation was not found.')
  if (![true, false, 'true', 'false'].some((one) => one === isContinuation))
    throw invalidInput('isContinuation is true or false.')
  if (typeof classname !== 'string' || typeof method !== 'string') {
    throw invalidInput('classname and method are required.')
  }
  if (params !== undefined && params !== null && !isRecord(params)) {
    throw parserError('params is not a JSON object.')
  }
  return { className: classname, method, parameters: params ?? {} }
}

/** Which method of which class to run, with which parameters. */
interface ActionCall {
  readonly className: string
  readonly method: string
  readonly parameters: ActionParameters
}

/**
 * Runs a server action for the caller, in the shop of the site segment, and responds with what `wrap` makes of its
 * return value. What the method itself refuses comes as an Apex exception; an unknown class or method is 404, a write
 * by GET 405, and a guest's call of an action for buyers 403.
 */
function runServerAction(c: Exchange, actionCall: ActionCall, wrap: (value: unknown) => unknown) {
  const action = findServerAction(actionCall.className, actionCall.method)
  if (action.writes && c.req.method === 'GET') {
    throw new PlatformError(405, 'METHOD_NOT_ALLOWED', 'That server action takes POST.')
  }
  const { shop } = splitSitePath(new URL(c.req.url).pathname)
  c.set('visitor', readVisitor(c, { shop, ...requestedLocation(c.var, actionCall.parameters) }))
  checkAccess(c.var, action, actionCall)
  try {
    const response = wrap(action.run(c, actionCall.parameters))
    c.header('Cache-Control', action.cacheable ? 'private, max-age=300' : 'private, no-store')
    return c.body(JSON.stringify(response ?? null), 200, { 'Content-Type': 'application/json' })
  } catch (error) {
    if (error instanceof PlatformError && error.status === 400) return c.json(apexException(error), 400)
    throw error
  }
}

function checkAccess({ visitor }: Call, { forBuyers }: ServerAction, { className }: ActionCall): void {
  if (!forBuyers || visitor.buyer) return
  throw new PlatformError(
    403,
    'INSUFFICIENT_ACCESS',
    `You do not have access to the Apex class ${className}.`,
  )
}

const apexException = ({ message, errorCode }: PlatformError) => ({
  message,
  errorCode,
  exceptionType: 'System.AuraHandledException',
  isUserDefinedException: false,
  stackTrace: '',
})

function requestedLocation(
  { request }: Call,
  { language, selectedLanguage, effectiveAccountId }: ActionParameters,
) {
  const query = request.query()
  return {
    language: [language, selectedLanguage, query.language].find((value) => typeof value === 'string'),
    effectiveAccountId:
      typeof effectiveAccountId === 'string' ? effectiveAccountId : query.effectiveAccountId,
  }
}
