import * as z from 'zod/mini'
import { defineCall } from '../kit/call'
import { webstorePath } from '../kit/paths'
import { listOf, maybe, text, type Schema } from '../kit/schema'

const sessionContextShape = z.object({
  /** True when nobody is signed in; the only required member. */
  guestUser: z.boolean(),
  /** Record id; for a guest that of the site's guest user, or null. */
  userId: text,
  /** Account of the buyer; null for a guest. */
  accountId: text,
  /** Null for a guest. */
  accountName: text,
  /** Kind of user in the platform's terms; null before platform version 67. */
  userType: text,
  /** The person; null for a guest and before platform version 62. */
  profile: maybe(
    z.object({
      /** What the person signs in with. */
      userName: text,
      /** Null where unknown. */
      firstName: text,
      /** Null where unknown. */
      lastName: text,
      /** Null where unknown. */
      email: text,
    }),
  ),
  /** Groups that decide about products and prices; empty for a guest. */
  buyerGroups: listOf(
    z.object({
      /** Record id of the group. */
      id: z.string(),
      /** As the organisation named the group. */
      name: text,
    }),
  ),
})
/** Who is browsing: a guest, or a buyer with an account. */
export interface SessionContext extends z.output<typeof sessionContextShape> {}
/** Fails without `guestUser`. */
export const sessionContextSchema: Schema<SessionContext> = sessionContextShape

/** Who is browsing. Never cached: the session may end at any time. */
export const getSessionContext = defineCall({
  id: 'context.getSession',
  method: 'GET',
  path: `${webstorePath}/session-context`,
  base: 'api',
  responses: { 200: sessionContextSchema },
  scopeParams: ['effectiveAccountId'],
  asGuest: false,
})
