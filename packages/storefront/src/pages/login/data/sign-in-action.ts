import { isResponseError, isShopError } from '@cartonnage/sdk/errors'
import { sameOriginPath } from '@cartonnage/sdk/rules'
import { data, redirectDocument } from 'react-router-dom'
import { setEffectiveAccountCookie } from '../../../shell/effective-account'
import type { PageActionArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'
import { requestContext } from '../../../shell/request-context'
import { readForm } from '../../../forms/reading/read-form'
import { failureInit } from '../../../shared/failures/failure-init'
import { loadReportedFailure } from '../../../shared/failures/load-reported-failure'
import type { ReportedFailure } from '../../../shell/reported-failure'
import type { EnteredSignIn, SignInProblems } from './read-sign-in'
import { signInSchema } from './read-sign-in'
import { readStartUrl } from './start-url'

/** A refused sign-in: what was entered, except the password, and what is wrong with it. */
export interface RefusedSignIn {
  readonly entered: EnteredSignIn
  readonly problems: SignInProblems
  /** A failed request. */
  readonly failure: ReportedFailure | null
}

/**
 * Signs in and redirects to the requested page with a full page load, so that all of it belongs to the buyer. After a
 * failure the form keeps the e-mail address, and never the password.
 */
export async function signInBuyer(args: PageActionArgs) {
  const reading = readForm(await args.request.formData(), signInSchema)
  const { entered } = reading
  if (!reading.isValid) return refuse(entered, { problems: reading.problems, status: 422 })
  const { email: username, password } = reading.values
  const { origin } = args.context.get(requestContext)
  const { path } = readStartUrl(args.request.url)
  const client = shopOf(args)
  try {
    const { session } = await import('../../../shell/session/session')
    const { redirectUrl } = await client.use(session).signIn({ username, password, startUrl: path })
    // A new session starts with the buyer's own account, even if another buyer chose one in this browser.
    const headers = setEffectiveAccountCookie({ shop: client.shop, origin }, null)
    return redirectDocument(origin + (sameOriginPath(redirectUrl, origin) ?? path), { status: 303, headers })
  } catch (error) {
    if (areCredentialsWrong(error)) {
      return refuse(entered, { problems: { password: 'credentials' }, status: 401 })
    }
    if (!isShopError(error)) throw error
    const failure = await loadReportedFailure(error, { shop: client, url: args.request.url })
    return refuse(entered, { failure, ...failureInit(error) })
  }
}

interface Refusal extends ReturnType<typeof failureInit>, Partial<Omit<RefusedSignIn, 'entered'>> {}

function refuse(entered: EnteredSignIn, { problems = {}, failure = null, ...init }: Refusal) {
  const refused: RefusedSignIn = { entered, problems, failure }
  return data(refused, init)
}

const areCredentialsWrong = (error: unknown): boolean =>
  isResponseError(error) && (error.status === 400 || error.status === 401 || error.status === 403)
