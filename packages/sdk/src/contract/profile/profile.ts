import * as z from 'zod/mini'
import { defineCall, request } from '../kit/call'
import { webstorePath } from '../kit/paths'
import { nullableFlag, text, type Schema } from '../kit/schema'
import type { PreferencesBody, ProfileChange, ProfileCodeBody, ProfileVerifyBody } from './profile-requests'

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

/**
 * Changes the signed-in person, since version 59 of the API. 403 for a new e-mail address where the organisation wants a
 * code first, 400 for a member that it does not take.
 */
export const changeMyProfile = defineCall(
  {
    id: 'profile.change',
    method: 'PATCH',
    path: `${webstorePath}/myprofile`,
    base: 'api',
    responses: { 200: myProfileSchema, 204: null },
  },
  request<{ body: ProfileChange }>,
)

const sentCodeShape = z.object({
  /** Goes back with the code. */
  identifier: z.string(),
})
/** A code is on its way. */
export interface SentCode extends z.output<typeof sentCodeShape> {}
/** Fails without the identifier, as the code is useless without it. */
export const sentCodeSchema: Schema<SentCode> = sentCodeShape

/** Sends the signed-in person a code, since version 64 of the API. */
export const sendProfileCode = defineCall(
  {
    id: 'profile.sendCode',
    method: 'POST',
    path: `${webstorePath}/myprofile/actions/initOTP`,
    base: 'api',
    responses: { 200: sentCodeSchema, 201: sentCodeSchema },
  },
  request<{ body: ProfileCodeBody }>,
)

const verifiedShape = z.object({
  /** Null where the code was for something else. */
  hasUserVerifiedEmail: nullableFlag,
  /** Null where the code was for something else. */
  hasUserVerifiedPhoneNumber: nullableFlag,
})
/** The code was right. */
export interface VerifiedProfile extends z.output<typeof verifiedShape> {}
/** Accepts an object without any of its members. */
export const verifiedProfileSchema: Schema<VerifiedProfile> = verifiedShape

/** Takes the code of `profile.sendCode`, since version 64 of the API. 400 for a wrong one, and one that is over. */
export const verifyProfile = defineCall(
  {
    id: 'profile.verify',
    method: 'POST',
    path: `${webstorePath}/myprofile/actions/verify`,
    base: 'api',
    responses: { 200: verifiedProfileSchema, 201: verifiedProfileSchema },
  },
  request<{ body: ProfileVerifyBody }>,
)

const preferencesPath = '/services/apexrest/profile/preferences'
const preferencesShape = z.object({
  /** BCP 47 tag of mails; null for the language of the order. */
  language: text,
  /** Who gets a copy of order confirmations; null for nobody. */
  orderCopyTo: text,
})
/** What a buyer wants of mails. */
export interface Preferences extends z.output<typeof preferencesShape> {}
/** Accepts an object without any of its members. */
export const preferencesSchema: Schema<Preferences> = preferencesShape

/** What the signed-in buyer wants of mails. A call of the shop itself: the platform's profile has no such members. */
export const getPreferences = defineCall({
  id: 'profile.getPreferences',
  method: 'GET',
  path: preferencesPath,
  base: 'site',
  responses: { 200: preferencesSchema },
})

/** Replaces what the signed-in buyer wants of mails. A call of the shop itself. 400 for a text that is no address. */
export const setPreferences = defineCall(
  {
    id: 'profile.setPreferences',
    method: 'PUT',
    path: preferencesPath,
    base: 'site',
    responses: { 200: preferencesSchema },
  },
  request<{ body: PreferencesBody }>,
)
