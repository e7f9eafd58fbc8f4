import {
  getAccountInfo,
  getAiConfiguration,
  getApplicationContext,
  getCsrfToken,
  getEffectiveAccount,
  getLogoutUrl,
  getMyProfile,
  getSessionContext,
  getShopperAgent,
  getUserInfo,
  listCountries,
  listManagedAccounts,
  register,
  registerBuyer,
  signIn,
} from '@cartonnage/sdk/contract'
import { forBuyer, languageOf, optional, reads, writes, type Step } from './step'

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
