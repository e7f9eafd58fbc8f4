import type { Platform } from '../platform/platform'
import type { TokenSource } from './tokens'
import type { SessionStore } from './session-store'

/** What sessions are kept with. */
export interface SessionContext {
  /** Called without sessions. */
  readonly platform: Pick<Platform, 'fetch'>
  readonly tokens: TokenSource
  readonly sessions: SessionStore
  /** The time in ms since 1970. */
  readonly now: () => number
  readonly reportFailure: (error: unknown, context: string) => void
}

/** Ends a session here and at the platform, whose failure is only reported: nobody can use the session any more. */
export async function endSession(context: SessionContext, id: string, visitor: Request): Promise<void> {
  const session = await context.sessions.get(id)
  await context.sessions.delete(id)
  if (session !== undefined) await endToken(context, session.accessToken, visitor)
}

/** Ends a token at the platform; a failure is only reported. */
export async function endToken(
  { tokens, reportFailure }: SessionContext,
  accessToken: string,
  visitor: Request,
): Promise<void> {
  await tokens
    .revoke(accessToken, visitor)
    .catch((error: unknown) => reportFailure(error, 'ending a token of the platform'))
}
