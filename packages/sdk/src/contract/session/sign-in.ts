import * as z from 'zod/mini'
import { defineCall, sends } from '../kit/call'
import { listOf, type Schema } from '../kit/schema'
import type { RegisterQuery, RegisterRequest, SignInRequest } from './sign-in-requests'

const redirectShape = z.object({ redirectUrl: z.string() })
const refusalShape = z.object({ success: z.literal(false), errors: listOf(z.unknown()) })
/** Where the browser has to go so that the session begins. */
export interface SignInRedirect extends z.output<typeof redirectShape> {}
/** Texts that say why the session does not begin. */
export interface SignInRefusal extends z.output<typeof refusalShape> {}
export interface SignInRefusalWire extends z.input<typeof refusalShape> {}
/** Where the browser has to go so that the session begins, or texts that say why it does not. */
export type SignInResponse = SignInRedirect | SignInRefusal
export type SignInResponseWire = SignInRedirect | SignInRefusalWire
export const signInResponseSchema: Schema<SignInResponse, SignInResponseWire> = z.union([
  redirectShape,
  refusalShape,
])

const logoutUrlShape = z.object({ logoutUrl: z.string() })
export interface LogoutUrl extends z.output<typeof logoutUrlShape> {}
export const logoutUrlSchema: Schema<LogoutUrl, LogoutUrl> = logoutUrlShape

/** Checks user name and password; 400 and 401 carry texts in `errors`. */
export const signIn = defineCall(
  {
    id: 'signIn.signIn',
    method: 'POST',
    path: '/services/apexrest/auth/login',
    at: 'site',
    responses: { 200: signInResponseSchema },
  },
  sends<{ body: SignInRequest }>,
)

/** Registers a private buyer; 400 carries texts in `errors`. */
export const register = defineCall(
  {
    id: 'signIn.register',
    method: 'POST',
    path: '/services/apexrest/auth/register',
    at: 'site',
    responses: { 200: signInResponseSchema, 201: signInResponseSchema },
  },
  sends<{ query?: RegisterQuery; body: RegisterRequest }>,
)

/** The address that ends the session; it is a navigation, not a call. */
export const getLogoutUrl = defineCall({
  id: 'signIn.getLogoutUrl',
  method: 'GET',
  path: '/services/apexrest/auth/logout-url',
  at: 'site',
  responses: { 200: logoutUrlSchema },
})
