import type { FeatureContext } from '../client/client'
import { account } from '../account/account'
import {
  changeMyProfile,
  getMyProfile,
  getPreferences,
  sendProfileCode,
  setPreferences,
  verifyProfile,
  type MyProfile,
  type Preferences,
  type SentCode,
} from '../contract/profile/profile'
import type { ProfileChange } from '../contract/profile/profile-requests'
import type { EffectiveAccountFields } from '../contract/account/effective-account'
import { isResponseError } from '../errors/errors'
import { nullWhenNotFound } from '../errors/outcome'
import { readCodeRefusal, type CodeRefusal } from '../rules/account/profile-code'
import { companyCheckField, readCompanyCheck, type CompanyCheck } from '../rules/account/company-check'
import { vatIdField } from '../rules/account/vat-id'
import { shopperTransport } from '../session/after-session'
import { getContext } from '../session/session-context'
import { forBuyer } from '../session/require-buyer'
import type { CallOptions, Transport } from '../transport/transport'

/** The signed-in person with what they want of mails. */
export interface BuyerProfile {
  /** As the platform knows them. */
  readonly person: MyProfile
  /** Null where the shop does not keep any: an extension. */
  readonly preferences: Preferences | null
}

/** The account as the profile shows it; read only. */
export interface CompanyDetails {
  /** The firm's name, or the person's. */
  readonly name: string
  /** Null without one. */
  readonly vatId: string | null
  /** How far the check of a firm is that has registered; `none` for all others. */
  readonly check: CompanyCheck
  /** Street, then postcode with city, then the country's code; as far as there are any. */
  readonly addressLines: readonly string[]
}

/** Whether a code was right, or why not. */
export type CodeOutcome =
  | {
      /** The code was accepted. */
      readonly isRight: true
    }
  | {
      /** The code was refused. */
      readonly isRight: false
      /** `code`: it is wrong. `expired`: it is over, another one is needed. */
      readonly reason: CodeRefusal
      /** How many more codes may be tried; null where the platform does not say. */
      readonly attemptsLeft: number | null
    }

/** What a buyer signs in with. */
export interface SignInName {
  /** Often an e-mail address, which need not be the one for mails. */
  readonly userName: string
}

/** The signed-in person. Every call fails with `SESSION_ENDED` for anybody else. */
export interface ProfileFeature {
  /** The person (`myprofile`, since version 52 of the API) and what they want of mails. */
  read(options?: CallOptions): Promise<BuyerProfile>
  /**
   * Changes what is named (`PATCH myprofile`, since version 59). A new e-mail address needs a code for `StepUp` first.
   * Errors: 403 without it, 400 for what the platform does not take.
   */
  change(change: ProfileChange, options?: CallOptions): Promise<void>
  /** Replaces what the buyer wants of mails, by a call of the shop's own. Errors: 404 where the shop keeps none. */
  setPreferences(preferences: Preferences, options?: CallOptions): Promise<Preferences>
  /**
   * Mails a code (`myprofile/actions/initOTP`, since version 64): to prove who the buyer is before a new address
   * (`StepUp`), or that the present address is theirs (`Verify`).
   */
  sendCode(type: 'StepUp' | 'Verify', options?: CallOptions): Promise<SentCode>
  /** Takes the code (`myprofile/actions/verify`, since version 64). */
  verify(code: string, sent: SentCode, options?: CallOptions): Promise<CodeOutcome>
  /** What the buyer signs in with (`session-context`), which a new e-mail address leaves as it is. */
  readSignInName(options?: CallOptions): Promise<SignInName>
  /** The buyer's account: name, VAT id, address, and whether a firm is still being checked. */
  readCompany(options?: CallOptions): Promise<CompanyDetails>
}

const companyFields = {
  vatId: vatIdField,
  check: companyCheckField,
  street: 'BillingStreet',
  postalCode: 'BillingPostalCode',
  city: 'BillingCity',
  country: 'BillingCountryCode',
} as const

export function createProfileCalls({
  send,
}: Transport): Omit<ProfileFeature, 'readCompany' | 'readSignInName'> {
  return {
    read: async (options) => {
      const [{ data: person }, preferences] = await Promise.all([
        send(getMyProfile, {}, options),
        send(getPreferences, {}, options).then(({ data }) => data, nullWhenNotFound),
      ])
      return { person, preferences }
    },
    change: async (body, options) => void (await send(changeMyProfile, { body }, options)),
    setPreferences: async (body, options) =>
      (await send(setPreferences, { body: { ...body } }, options)).data,
    sendCode: async (type, options) =>
      (await send(sendProfileCode, { body: { method: 'EMAIL', type } }, options)).data,
    verify: async (code, { identifier }, options) => {
      try {
        await send(verifyProfile, { body: { code, identifier } }, options)
        return { isRight: true }
      } catch (error) {
        const refusal = isResponseError(error) ? readCodeRefusal(error) : undefined
        if (refusal === undefined) throw error
        return { isRight: false, ...refusal }
      }
    },
  }
}

/** The signed-in person, and their account. */
export function profile(client: FeatureContext): ProfileFeature {
  const calls = createProfileCalls(client.use(shopperTransport))
  const { getEffective } = client.use(account)
  const asBuyer = forBuyer(client)
  return {
    read: asBuyer(calls.read),
    change: asBuyer(calls.change),
    setPreferences: asBuyer(calls.setPreferences),
    sendCode: asBuyer(calls.sendCode),
    verify: asBuyer(calls.verify),
    readSignInName: asBuyer(async (options?: CallOptions) => {
      const { profile: known } = await getContext(client, options)
      return { userName: known?.userName ?? (await calls.read(options)).person.email ?? '' }
    }),
    readCompany: asBuyer(async (options?: CallOptions) =>
      toCompanyDetails(await getEffective(Object.values(companyFields), options)),
    ),
  }
}

function toCompanyDetails({ accountName, fields }: EffectiveAccountFields): CompanyDetails {
  const field = (name: keyof typeof companyFields) => fields[companyFields[name]] || null
  const place = [field('postalCode'), field('city')].filter(Boolean).join(' ')
  // A country alone is no address.
  const lines = [field('street'), place, place === '' ? null : field('country')]
  return {
    name: accountName ?? '',
    vatId: field('vatId'),
    check: readCompanyCheck(field('check')),
    addressLines: lines.flatMap((line) => (line ? [line] : [])),
  }
}
