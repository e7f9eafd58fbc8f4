import type { SessionFeature } from '@cartonnage/sdk'
import { hasOwnFields } from '../../../shell/own-fields'
import { isResponseError, isShopError } from '@cartonnage/sdk/errors'
import { sameOriginPath } from '@cartonnage/sdk/rules'
import { data, redirectDocument } from 'react-router-dom'
import { setEffectiveAccountCookie } from '../../../shell/effective-account'
import { paths } from '../../../shell/paths'
import type { PageActionArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'
import { requestContext } from '../../../shell/request-context'
import { readForm } from '../../../forms/reading/read-form'
import { readIntent } from '../../../forms/reading/read-intent'
import { failureInit } from '../../../shared/failures/failure-init'
import { loadReportedFailure } from '../../../shared/failures/load-reported-failure'
import type { ReportedFailure } from '../../../shell/reported-failure'
import type { EnteredRegistration, RegistrationProblems } from './read-registration'
import { personSchema, registrationSchema } from './read-registration'
import { readStartUrl } from './start-url'

/** A refused registration, or one that is only begun: what was entered, except the password, and what is wrong with it. */
export interface RefusedRegistration {
  readonly entered: EnteredRegistration
  readonly problems: RegistrationProblems
  /** The platform's own messages, in the language of the page. */
  readonly reasons: readonly string[]
  /** The account is open, and a mail has the link to set its password: nobody is signed in. */
  readonly isOpened?: true
  /** A failed request, or a failure of the platform itself. */
  readonly failure: ReportedFailure | null
}

/**
 * Registers a private buyer, or a firm to be checked, and redirects to the next page, as the sign-in does. All known rules are checked before the
 * request, so a refusal without a message means that the e-mail address is taken.
 */
export async function register(args: PageActionArgs) {
  const form = await args.request.formData()
  const client = shopOf(args)
  const reading: RegistrationReading = hasOwnFields(client)
    ? readForm(form, registrationSchema)
    : readForm(form, personSchema)
  const { entered } = reading
  // From a page that has the details already: the form is shown with them.
  if (readIntent(form, ['', 'prefill']) === 'prefill') return refuse(entered, { problems: {}, status: 200 })
  if (!reading.isValid) return refuse(entered, { problems: reading.problems, status: 422 })
  const { origin } = args.context.get(requestContext)
  const start = readStartUrl(args.request.url)
  // No page is waiting, so ask for the address that the first order will need, or tell a firm what happens now.
  const isFirm = reading.values.customer === 'firm'
  const next = isFirm ? paths.profile({ done: 'firm' }) : paths.address('new', { from: 'registration' })
  const path = start.isRequested ? start.path : start.path.slice(0, -1) + next
  try {
    const { session } = await import('../../../shell/session/session')
    const { redirectUrl } = await client
      .use(session)
      .register({ password: '', ...toPerson(reading.values), startUrl: path })
    if (!hasOwnFields(client)) return refuse(entered, { problems: {}, isOpened: true, status: 200 })
    const headers = setEffectiveAccountCookie({ shop: client.shop, origin }, null)
    return redirectDocument(origin + (sameOriginPath(redirectUrl, origin) ?? path), { status: 303, headers })
  } catch (error) {
    if (!isShopError(error)) throw error
    const isLimit = isResponseError(error) && error.status === 429
    if (!isLimit) client.reportFailure(error, 'registering')
    const reasons = reasonsOf(error)
    if (reasons.length > 0) return refuse(entered, { problems: {}, reasons, status: 422 })
    if (isResponseError(error) && error.status === 400) {
      return refuse(entered, { problems: { email: 'taken' }, status: 422 })
    }
    const failure = await loadReportedFailure(error, { shop: client, url: args.request.url })
    return refuse(entered, { problems: {}, failure, ...failureInit(error) })
  }
}

/** Without a choice only the person is read. */
type RegistrationReading =
  | { readonly isValid: true; readonly values: EnteredPerson; readonly entered: EnteredRegistration }
  | {
      readonly isValid: false
      readonly problems: RegistrationProblems
      readonly entered: EnteredRegistration
    }

type RegisterInput = Parameters<SessionFeature['register']>[0]

interface EnteredPerson extends Pick<RegisterInput, 'firstName' | 'lastName' | 'email'> {
  readonly password?: string
  readonly customer?: 'private' | 'firm'
  readonly companyName?: string
  readonly vatId?: string
}

/** What the platform gets: a private person has no firm, whatever was entered. */
const toPerson = ({ customer, companyName = '', vatId = '', ...person }: EnteredPerson) => ({
  ...person,
  ...(customer === 'firm' && { firm: { companyName, vatId: vatId.toUpperCase() } }),
})

/** The platform's reasons for a refusal. Messages of other failures are not written for buyers. */
function reasonsOf(error: unknown): readonly string[] {
  if (!isResponseError(error) || ![400, 422].includes(error.status)) return []
  return error.errors.flatMap(({ message }) => (message?.trim() ? [message] : []))
}

interface Refusal extends ReturnType<typeof failureInit> {
  readonly problems: RegistrationProblems
  readonly reasons?: readonly string[]
  readonly isOpened?: true
  readonly failure?: ReportedFailure
}

function refuse(entered: EnteredRegistration, refusal: Refusal) {
  const { problems, reasons = [], failure = null, isOpened, ...init } = refusal
  const opened = isOpened && { isOpened }
  const refused: RefusedRegistration = { entered, problems, reasons, failure, ...opened }
  return data(refused, init)
}
