import { signIn } from '@cartonnage/sdk'
import { isResponseError, isShopError, sameOriginPath } from '@cartonnage/sdk/rules'
import { data, redirectDocument } from 'react-router-dom'
import { setEffectiveAccountCookie } from '../../shell/effective-account'
import type { PageActionArgs } from '../../shell/shop-context'
import { shopOf } from '../../shell/shop-context'
import { requestContext } from '../../shell/request-context'
import { textOf } from '../../forms/text-of'
import { failureInit } from '../failures/failure-init'
import { loadReportedFailure } from '../failures/load-reported-failure'
import type { ReportedFailure } from '../../shell/reported-failure'
import { readStartUrl } from './start-url'

/** An empty field, wrong credentials, or a failed request. */
export type SignInProblem = 'email' | 'password' | 'credentials' | ReportedFailure

/**
 * Signs in and redirects to the requested page with a full page load, so that all of it belongs to the buyer. After a
 * failure the form keeps the e-mail address, and never the password.
 */
export async function signInBuyer(args: PageActionArgs) {
  const form = await args.request.formData()
  const username = textOf(form, 'email').trim()
  const password = textOf(form, 'password')
  if (username === '') return refuse('email', { username, status: 422 })
  if (password.trim() === '') return refuse('password', { username, status: 422 })
  const { origin } = args.context.get(requestContext)
  const { path } = readStartUrl(args.request.url)
  const shop = shopOf(args)
  try {
    const { redirectUrl } = await shop.use(signIn).signIn({ username, password, startUrl: path })
    // A new session starts with the buyer's own account, even if another buyer chose one in this browser.
    const headers = setEffectiveAccountCookie({ shop: shop.shop, origin }, null)
    return redirectDocument(origin + (sameOriginPath(redirectUrl, origin) ?? path), { status: 303, headers })
  } catch (error) {
    if (areCredentialsWrong(error)) return refuse('credentials', { username, status: 401 })
    if (!isShopError(error)) throw error
    const failure = await loadReportedFailure(error, { shop, url: args.request.url })
    return refuse(failure, { username, ...failureInit(error) })
  }
}

interface Refusal extends ReturnType<typeof failureInit> {
  readonly username: string
}

const refuse = (problem: SignInProblem, { username, ...init }: Refusal) =>
  data({ problem, email: username }, init)

const areCredentialsWrong = (error: unknown): boolean =>
  isResponseError(error) && (error.status === 400 || error.status === 401 || error.status === 403)
