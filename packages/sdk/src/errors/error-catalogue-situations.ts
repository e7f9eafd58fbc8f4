import type { ErrorRow } from './error-catalogue-row'

const situation = { family: 'situation', visibility: 'shown', retryable: false, reportedBy: 'place' } as const

/** What neither code nor status tells of a response, but its call or its words do. */
export const situationRows = [
  {
    ...situation,
    code: 'CSRF_TOKEN_REFUSED',
    status: 403,
    cause: 'A write came without the CSRF token of the session, or with an old one: see `cookieAuth`.',
    message: 'unverified',
    action: 'reload',
  },
  {
    ...situation,
    code: 'SERVER_ACTION_MISSING',
    status: 404,
    cause: 'The organisation does not have the Apex class of this call, or the site does not route it.',
    message: 'unavailable',
    action: 'contact',
  },
  {
    ...situation,
    code: 'WRONG_PASSWORD',
    status: 401,
    cause: 'Nobody can sign in with this user name and password.',
    message: 'wrongPassword',
    action: 'checkInput',
  },
] as const satisfies readonly ErrorRow[]
