import type { Call, Exchange } from '../calls/call'
import { PlatformError } from '../platform-error'
import { readVisitor } from '../session/visitor'
import { splitSitePath } from '../site-path'
import { findServerAction, type ActionParameters, type ServerAction } from './action-table'

/** Which method of which class to run, with what. */
export interface ActionCall {
  readonly className: string
  readonly method: string
  readonly parameters: ActionParameters
}

/**
 * Runs a server action for whoever calls, in the shop of the site segment, and answers with what `wrap` makes of
 * its return value. The method's own refusals come as the platform writes exceptions of Apex; a class or method
 * that is not there is 404, a write by GET 405, and a guest where only buyers may call 403.
 */
export function runServerAction(c: Exchange, actionCall: ActionCall, wrap: (value: unknown) => unknown) {
  const action = findServerAction(actionCall.className, actionCall.method)
  if (action.writes && c.req.method === 'GET') {
    throw new PlatformError(405, 'METHOD_NOT_ALLOWED', 'That server action takes POST.')
  }
  const { shop } = splitSitePath(new URL(c.req.url).pathname)
  c.set('visitor', readVisitor(c, { shop, ...namedLocation(c.var, actionCall.parameters) }))
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

function namedLocation(
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
