import * as z from 'zod/mini'
import { defineCall, request } from '../kit/call'
import { maybe, text, type Schema } from '../kit/schema'
import type { PasswordCodeBody, PasswordCodeQuery } from './passwords-requests'

const passwordCodeShape = z.pipe(
  z.object({
    status_code: text,
    attempts_left: maybe(z.number()),
    message: text,
  }),
  z.transform(({ status_code: statusCode, attempts_left: attemptsLeft, message }) => ({
    /** `otp_sent`, `success`, or why the password was not set; null where the platform says it otherwise. */
    statusCode,
    /** How many more codes may be tried; an extension, null where the platform does not say. */
    attemptsLeft,
    /** The platform's own words; null without any. */
    message,
  })),
)
/** What became of a call about a new password. It is the same whether or not somebody has the user name. */
export interface PasswordCodeAnswer extends z.output<typeof passwordCodeShape> {}
/** Accepts an object without any of its members. The codes of refusals are not documented. */
export const passwordCodeAnswerSchema: Schema<PasswordCodeAnswer> = passwordCodeShape

/**
 * A new password by a code that is mailed: without a code it sends one, with a code it sets the password and ends all
 * sessions of the buyer. 200 also for a user name that nobody has. The platform wants a captcha, or a token with the scope
 * `forgot_password`, which only a server may have.
 */
export const setPasswordByCode = defineCall(
  {
    id: 'passwords.setByCode',
    method: 'POST',
    path: '/services/auth/headless/forgot_password',
    base: 'site',
    responses: { 200: passwordCodeAnswerSchema, 400: passwordCodeAnswerSchema },
  },
  request<{ query?: PasswordCodeQuery; body: PasswordCodeBody }>,
)
