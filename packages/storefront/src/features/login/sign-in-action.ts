import { signIn } from '@cartonnage/sdk'
import { isResponseError, isShopError, sameOriginPath } from '@cartonnage/sdk/rules'
import { data, redirectDocument } from 'react-router-dom'
import { keepEffectiveAccount } from '../../app/effective-account'
import type { PageActionArgs } from '../../app/shop-context'
import { shopOf } from '../../app/shop-context'
import { visitContext } from '../../app/visit'
import { textOf } from '../../forms/text-of'
import { failureInit } from '../failures/failure-init'
import { tellFailure } from '../failures/tell-failure'
import type { ReportedFailure } from '../failures/reported-failure'
import { readStartUrl } from './start-url'

/** A field to be filled in, a pair that is wrong, or what the platform said or did not say. */
export type SignInProblem = 'email' | 'password' | 'credentials' | ReportedFailure

/**
 * Signs in and leaves for the wished page: a whole page load, which is the buyer's from its start. A failure keeps the
 * e-mail address, and never the password.
 */
export async function signInBuyer(args: PageActionArgs) {
  const form = await args.request.formData()
  const username = textOf(form, 'email').trim()
  const password = textOf(form, 'password')
  if (username === '') return refuse('email', { username, status: 422 })
  if (password.trim() === '') return refuse('password', { username, status: 422 })
  const { origin } = args.context.get(visitContext)
  const { path } = readStartUrl(args.request.url)
  const shop = shopOf(args)
  try {
    const { redirectUrl } = await shop.use(signIn).signIn({ username, password, startUrl: path })
    // Who signs in begins with the own account, whoever was here before.
    const headers = keepEffectiveAccount({ shop: shop.shop, origin }, null)
    return redirectDocument(origin + (sameOriginPath(redirectUrl, origin) ?? path), { status: 303, headers })
  } catch (error) {
    if (isWrong(error)) return refuse('credentials', { username, status: 401 })
    if (!isShopError(error)) throw error
    const failure = await tellFailure(error, { shop, url: args.request.url })
    return refuse(failure, { username, ...failureInit(error) })
  }
}

interface Refusal extends ReturnType<typeof failureInit> {
  readonly username: string
}

const refuse = (problem: SignInProblem, { username, ...init }: Refusal) =>
  data({ problem, email: username }, init)

const isWrong = (error: unknown): boolean =>
  isResponseError(error) && (error.status === 400 || error.status === 401 || error.status === 403)
