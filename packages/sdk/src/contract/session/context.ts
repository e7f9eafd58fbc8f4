import * as z from 'zod/mini'
import { defineCall } from '../kit/call'
import { webstorePath } from '../kit/paths'
import { listOf, maybe, text, type Schema } from '../kit/schema'

const sessionContextShape = z.object({
  guestUser: z.boolean(),
  userId: text,
  accountId: text,
  accountName: text,
  userType: text,
  profile: maybe(z.object({ userName: text, firstName: text, lastName: text, email: text })),
  buyerGroups: listOf(z.object({ id: z.string(), name: text })),
})
/** Who is browsing [3.shopper-context-1]. A guest's `userId` is that of the site's guest user. */
export interface SessionContext extends z.output<typeof sessionContextShape> {}
export interface SessionContextWire extends z.input<typeof sessionContextShape> {}
export const sessionContextSchema: Schema<SessionContext, SessionContextWire> = sessionContextShape

/** [7.3-5] Who is browsing. */
export const getSessionContext = defineCall({
  id: 'context.getSession',
  method: 'GET',
  path: `${webstorePath}/session-context`,
  at: 'api',
  responses: { 200: sessionContextSchema },
  adds: ['effectiveAccountId'],
  asGuest: false,
})
