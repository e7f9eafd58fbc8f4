import type { FeatureContext } from '../client/client'
import { transport } from '../client/transport'
import { setPasswordByCode, type PasswordCodeAnswer } from '../contract/passwords/passwords'
import { ResponseError } from '../errors/errors'
import { readPasswordRefusal, type PasswordRefusal } from '../rules/account/password'
import type { CallOptions, Transport } from '../transport/transport'

/** A password that a buyer chooses, with the code from the mail. */
export interface NewPassword {
  /** What the buyer signs in with. */
  readonly username: string
  /** As entered, from the mail. */
  readonly code: string
  /** As entered; never stored. */
  readonly password: string
}

/** Whether the password is set now, or why not. */
export type PasswordOutcome =
  | {
      /** Whether the new password holds. */
      readonly isSet: true
    }
  | {
      /** The old password holds. */
      readonly isSet: false
      /** `code`: it is wrong. `expired`: it is over, another one is needed. `password`: it is not good enough. */
      readonly reason: PasswordRefusal
      /** How many more codes may be tried; null where the platform does not say. */
      readonly attemptsLeft: number | null
      /** The platform's own words about the password; null without any. */
      readonly message: string | null
    }

/** A new password, forgotten or not: the platform has no other way to change one. */
export interface PasswordsFeature {
  /**
   * Mails a code to the buyer with this user name (`/services/auth/headless/forgot_password`). Resolves for a name that
   * nobody has as well. Errors: 429 as a `ResponseError` beyond the limits, 401 where the platform wants a token or captcha.
   */
  requestCode(username: string, options?: CallOptions): Promise<void>
  /**
   * Sets the password by the code. Afterwards all sessions of the buyer have ended, this one too, and none has begun. Errors
   * as above.
   */
  set(input: NewPassword, options?: CallOptions): Promise<PasswordOutcome>
}

export function createPasswordCalls({ send, scope }: Transport): PasswordsFeature {
  const query = () => ({ language: scope().locale })
  return {
    requestCode: async (username, options) => {
      const { status, data } = await send(setPasswordByCode, { query: query(), body: { username } }, options)
      if (status !== 200) throw refused(data)
    },
    set: async ({ username, code: otp, password: newpassword }, options) => {
      const input = { query: query(), body: { username, otp, newpassword } }
      const { status, data } = await send(setPasswordByCode, input, options)
      if (status === 200 && data.statusCode !== null && /^success$/i.test(data.statusCode))
        return { isSet: true }
      const { statusCode, attemptsLeft, message } = data
      const reason = readPasswordRefusal(statusCode)
      if (reason === undefined) throw refused(data)
      return { isSet: false, reason, attemptsLeft, message }
    },
  }
}

/** A refusal that is neither of the code nor of the password. */
const refused = ({ message, statusCode }: PasswordCodeAnswer) =>
  new ResponseError({
    url: setPasswordByCode.path,
    status: 400,
    statusText: 'refused',
    errors: [{ type: statusCode ?? 'UNKNOWN_EXCEPTION', ...(message !== null && { message }) }],
  })

/** A new password, by a code that is mailed; for guests and buyers alike. */
export const passwords = (client: FeatureContext): PasswordsFeature =>
  createPasswordCalls(client.use(transport))
