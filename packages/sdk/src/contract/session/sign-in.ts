import * as z from 'zod/mini'
import { defineCall, request } from '../kit/call'
import { listOf, type Schema } from '../kit/schema'
import type { RegisterQuery, RegisterRequest, SignInRequest } from './sign-in-requests'

const redirectShape = z.object({
  /** Address that sets the session's cookie; the browser has to navigate there. */
  redirectUrl: z.string(),
})
const refusalShape = z.object({
  /** Distinguishes a refusal, which has status 200, from a redirect. */
  success: z.literal(false),
  /** Texts for the person. */
  errors: listOf(z.unknown()),
})
/** The credentials are right; the session begins at this address. */
export interface SignInRedirect extends z.output<typeof redirectShape> {}
/** Why the session does not begin. */
export interface SignInRefusal extends z.output<typeof refusalShape> {}
/** A redirect after success, texts otherwise; `success` tells them apart. */
export type SignInResponse = SignInRedirect | SignInRefusal
/** Fails for an object with neither `redirectUrl` nor `success: false`. */
export const signInResponseSchema: Schema<SignInResponse> = z.union([redirectShape, refusalShape])

const logoutUrlShape = z.object({
  /** Address that ends the session; the browser has to navigate there. */
  logoutUrl: z.string(),
})
/** Signing out is a navigation, not a call. */
export interface LogoutUrl extends z.output<typeof logoutUrlShape> {}
/** Fails without `logoutUrl`. */
export const logoutUrlSchema: Schema<LogoutUrl> = logoutUrlShape

/** Checks user name and password; 400 and 401 carry texts in `errors`. */
export const signIn = defineCall(
  {
    id: 'signIn.signIn',
    method: 'POST',
    path: '/services/apexrest/auth/login',
    base: 'site',
    responses: { 200: signInResponseSchema },
  },
  request<{ body: SignInRequest }>,
)

/**
 * Registers a private buyer, or a firm that the shop checks: until then it has a private account, whose field
 * `CompanyCheck__c` says `open`. 400 carries texts in `errors`.
 */
export const register = defineCall(
  {
    id: 'signIn.register',
    method: 'POST',
    path: '/services/apexrest/auth/register',
    base: 'site',
    responses: { 200: signInResponseSchema, 201: signInResponseSchema },
  },
  request<{ query?: RegisterQuery; body: RegisterRequest }>,
)

/** The address that ends the session; it is a navigation, not a call. */
export const getLogoutUrl = defineCall({
  id: 'signIn.getLogoutUrl',
  method: 'GET',
  path: '/services/apexrest/auth/logout-url',
  base: 'site',
  responses: { 200: logoutUrlSchema },
})
