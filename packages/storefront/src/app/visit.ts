import { createContext } from 'react-router-dom'

/**
 * What may be known of a visitor before the platform is asked: the URL and two cookies.
 * The region cookie is not personal; the session marker says only that somebody is signed in.
 */
export interface Visit {
  /** Public origin, without a trailing slash. */
  readonly origin: string
  /** A session cookie is there, so the shell asks who it belongs to. */
  readonly hasSession: boolean
  /** A mark of a session is there, which outlives it: whoever is not signed in any more was so before. */
  readonly hadSession?: boolean | undefined
  /** The shop runs on the platform's twin in its own process: what only developers need is there. */
  readonly isDevelopment?: boolean
}

export const visitContext = createContext<Visit>()
