import * as z from 'zod/mini'
import { defineCall } from '../kit/call'
import { dataPath } from '../kit/paths'
import type { Schema } from '../kit/schema'

const csrfTokenShape = z.object({
  /** Goes with every write of the session; which header carries it, the organisation says. */
  csrfToken: z.string(),
})
/** What a session's writes have to carry. */
export interface CsrfToken extends z.output<typeof csrfTokenShape> {}
/** Fails without `csrfToken`. */
export const csrfTokenSchema: Schema<CsrfToken> = csrfTokenShape

/** The forgery token of the session's cookie; organisations before version 67 of the API answer 404. */
export const getCsrfToken = defineCall({
  id: 'session.getCsrfToken',
  method: 'GET',
  path: `${dataPath}/ui-api/session/csrf`,
  base: 'api',
  responses: { 200: csrfTokenSchema },
})
