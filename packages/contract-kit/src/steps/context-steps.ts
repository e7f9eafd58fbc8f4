import {
  getAccountInfo,
  getAiConfiguration,
  getApplicationContext,
  getEffectiveAccount,
  getLogoutUrl,
  getSessionContext,
  getShopperAgent,
  getUserInfo,
  listCountries,
  listManagedAccounts,
  register,
  signIn,
} from '@cartonnage/sdk/contract'
import { languageOf } from './languages'
import { forBuyer, optional, reads, writes, type Step } from './step'

/** Who asks, and how the shop is set up. */
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
  optional(reads(getLogoutUrl)),
  optional(reads(getAiConfiguration)),
  optional(reads(getShopperAgent)),
  optional(reads(listCountries, (world) => ({ query: { locale: languageOf(world) } }))),
  reads(getAccountInfo, (world) => ({
    query: { methodParams: JSON.stringify({ language: languageOf(world) }) },
  })),
  optional(reads(getUserInfo)),
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

/** A registration stays for good, so it runs for an address that was given only. */
export const registrationSteps: readonly Step[] = [
  optional(
    writes(register, ({ options: { registerEmail: email } }) =>
      email === undefined
        ? 'no e-mail address to register was given'
        : { body: { request: { ...newBuyer, email } } },
    ),
  ),
]

const newBuyer = { firstName: 'Contract', lastName: 'Check', password: 'Kartonage-2026!', startUrl: '/' }
