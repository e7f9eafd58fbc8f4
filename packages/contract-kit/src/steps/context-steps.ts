import {
  changeMyProfile,
  getAccountInfo,
  getAiConfiguration,
  getApplicationContext,
  getCsrfToken,
  getEffectiveAccount,
  getLogoutUrl,
  getMyProfile,
  getPreferences,
  getSessionContext,
  getShopperAgent,
  getUserInfo,
  listCountries,
  listManagedAccounts,
  register,
  registerBuyer,
  sendProfileCode,
  setPasswordByCode,
  setPreferences,
  signIn,
  verifyProfile,
} from '@cartonnage/sdk/contract'
import { forBuyer, inputFrom, languageOf, mayBeInvalid, optional, reads, writes, type Step } from './step'

/** The visitor and the settings of the shop. */
export const contextSteps: readonly Step[] = [
  reads(getApplicationContext),
  {
    ...reads(signIn, ({ options }) =>
      options.signIn
        ? { body: { request: { ...options.signIn, startUrl: '/' } } }
        : 'no user name and password were given',
    ),
    opensSession: true,
  },
  reads(getSessionContext),
  optional(reads(getCsrfToken)),
  optional(reads(getLogoutUrl)),
  optional(reads(getAiConfiguration)),
  optional(reads(getShopperAgent)),
  optional(reads(listCountries, (context) => ({ query: { locale: languageOf(context) } }))),
  reads(getAccountInfo, (context) => ({
    query: { methodParams: JSON.stringify({ language: languageOf(context) }) },
  })),
  optional(reads(getUserInfo)),
  optional(
    reads(
      getMyProfile,
      forBuyer(() => ({})),
    ),
  ),
  reads(
    listManagedAccounts,
    forBuyer(() => ({ query: { includeMyAccount: 'true' } })),
  ),
  optional(
    reads(
      getEffectiveAccount,
      forBuyer((effectiveAccountId) => ({ params: { effectiveAccountId }, query: { fields: 'Name' } })),
    ),
  ),
]

/** What changes the signed-in buyer: to what it is already. Codes are mailed, and a wrong one is entered. */
export const profileSteps: readonly Step[] = [
  optional(
    reads(
      getPreferences,
      forBuyer(() => ({})),
    ),
  ),
  optional(
    writes(
      setPreferences,
      forBuyer((_, { response }) =>
        inputFrom(response(getPreferences), 'no preferences', (body) => ({ body })),
      ),
    ),
  ),
  optional(
    writes(
      changeMyProfile,
      forBuyer((_, { response }) =>
        inputFrom(response(getMyProfile)?.lastName, 'no family name', (lastName) => ({ body: { lastName } })),
      ),
    ),
  ),
  optional(
    mayBeInvalid(
      writes(
        sendProfileCode,
        forBuyer(() => ({ body: { method: 'EMAIL', type: 'Verify' } })),
      ),
    ),
  ),
  optional(
    mayBeInvalid(
      writes(
        verifyProfile,
        forBuyer((_, { response }) =>
          inputFrom(response(sendProfileCode), 'no code', ({ identifier }) => ({
            body: { code: '000000', identifier },
          })),
        ),
      ),
    ),
  ),
  // Without a captcha or a token, as it is: organisations that want one refuse it as they refuse all such calls.
  optional(
    mayBeInvalid(
      writes(setPasswordByCode, ({ options: { registerEmail: username } }) =>
        username === undefined ? 'no e-mail address to register was given' : { body: { username } },
      ),
    ),
  ),
]

/** A registration is permanent, so it needs an address from the options. */
export const registrationSteps: readonly Step[] = [
  optional(
    writes(register, ({ options: { registerEmail: email } }) =>
      email === undefined
        ? 'no e-mail address to register was given'
        : { body: { request: { ...newBuyer, email, password: 'Kartonage-2026!', startUrl: '/' } } },
    ),
  ),
  optional(
    writes(registerBuyer, ({ options: { registerEmail } }) =>
      registerEmail === undefined
        ? 'no e-mail address to register was given'
        : { body: { ...newBuyer, email: secondMailbox(registerEmail) } },
    ),
  ),
]

const newBuyer = { firstName: 'Contract', lastName: 'Check' }

/** `shop@example.com` as `shop+buyer@example.com`: each address registers once. */
const secondMailbox = (email: string): string => email.replace('@', '+buyer@')
