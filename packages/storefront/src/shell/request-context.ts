import { createContext } from 'react-router-dom'

/**
 * What is known of a request before the platform is asked: its origin and whether it has the cookies of a session.
 */
export interface RequestContext {
  /** Public origin, without a trailing slash. */
  readonly origin: string
  /** There is a session cookie, so the shell asks whose it is. */
  readonly hasSession: boolean
  /** There is a cookie that outlives the session: the visitor is or was signed in. */
  readonly hadSession?: boolean | undefined
  /** The platform is the sandbox in the server's own process: tools for developers are available. */
  readonly isDevelopment?: boolean
}

export const requestContext = createContext<RequestContext>()
