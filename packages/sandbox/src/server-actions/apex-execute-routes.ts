import { Hono } from 'hono'
import { readBody } from '../calls/responses'
import type { Env } from '../calls/call'
import { isObject } from '../json-object'
import { invalidInput, parserError } from '../platform-error'
import { runServerAction, type ActionCall } from './run-server-action'
import { parseParameters } from './server-action-routes'

/**
 * The other address of server actions, `{site}/webruntime/api/apex/execute`: the class is named in the call, often
 * by an alias, and the return value comes in an envelope, without `returnValue` when the method returns nothing.
 */
export const apexExecuteRoutes = new Hono<Env>()

apexExecuteRoutes.get('/apex/execute', (c) => {
  const { classname, method, params, isContinuation, cacheable } = c.req.query()
  const call = readCall({ classname, method, params: parseParameters(params), isContinuation })
  return runServerAction(c, call, (returnValue) => ({ returnValue, cacheable: cacheable === 'true' }))
})

const members = ['namespace', 'classname', 'method', 'isContinuation', 'params', 'cacheable']

apexExecuteRoutes.post('/apex/execute', async (c) => {
  const body = await readBody(c, members)
  return runServerAction(c, readCall(body), (returnValue) => ({
    returnValue,
    cacheable: body.cacheable === true,
  }))
})

function readCall({
  classname,
  method,
  params,
  isContinuation,
}: Readonly<Record<string, unknown>>): ActionCall {
  if (isContinuation === undefined) throw parserError('The member isContinuation was not found.')
  if (![true, false, 'true', 'false'].some((existing) => existing === isContinuation))
    throw invalidInput('isContinuation is true or false.')
  if (typeof classname !== 'string' || typeof method !== 'string') {
    throw invalidInput('classname and method are required.')
  }
  if (params !== undefined && params !== null && !isObject(params)) {
    throw parserError('params is not a JSON object.')
  }
  return { className: classname, method, parameters: params ?? {} }
}
