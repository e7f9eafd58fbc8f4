import * as z from 'zod/mini'
import { defineCall } from '../kit/call'
import { webstorePath } from '../kit/paths'
import { nullableFlag, text, type Schema } from '../kit/schema'

const myProfileShape = z.object({
  /** Address for mails, which need not be the user name. */
  email: text,
  /** Given name. */
  firstName: text,
  /** Family name. */
  lastName: text,
  /** As the platform keeps it, usually with country code. */
  phoneNumber: text,
  /** Whether the e-mail address was confirmed; null before version 64 of the API. */
  isEmailVerified: nullableFlag,
  /** Whether the phone number was confirmed; null before version 64 of the API. */
  isPhoneVerified: nullableFlag,
})
/** The signed-in person; null for what the platform does not say. */
export interface MyProfile extends z.output<typeof myProfileShape> {}
/** Accepts an object without any of its members: nothing in it is required. */
export const myProfileSchema: Schema<MyProfile> = myProfileShape

/** The signed-in person as the platform knows them; 401 for guests. */
export const getMyProfile = defineCall({
  id: 'account.getMyProfile',
  method: 'GET',
  path: `${webstorePath}/myprofile`,
  base: 'api',
  responses: { 200: myProfileSchema },
})
