/** The platform's cookie of a session. */
export const platformSession = 'sid'

/** A readable cookie that only says that there is a session; it may outlive the session. */
export const sessionMark = 'sid_Client'

/** Start of the name of the cookie by which this server itself knows a session; the shop follows. */
export const ownSessionPrefix = 'session_'

/** Whether a cookie of this name stands for a session: the platform's own, or this server's of a shop. */
export const isSessionCookie = (name: string): boolean =>
  name === platformSession || /^(?:__Host-)?session_(?:CH|DE)$/.test(name)

/** Whether a request has the cookie of a session, which may be another shop's, or over by now. */
export const hasSessionCookie = ({ headers }: Pick<Request, 'headers'>): boolean =>
  (headers.get('cookie') ?? '')
    .split(';')
    .some((pair) => isSessionCookie(pair.slice(0, Math.max(0, pair.indexOf('='))).trim()))
