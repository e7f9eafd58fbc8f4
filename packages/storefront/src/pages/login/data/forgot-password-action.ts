import { passwords } from '@cartonnage/sdk'
import { isShopError } from '@cartonnage/sdk/errors'
import { data, redirect, redirectDocument } from 'react-router-dom'
import { readIntent } from '../../../forms/reading/read-intent'
import { readForm } from '../../../forms/reading/read-form'
import { failureInit } from '../../../shared/failures/failure-init'
import { loadReportedFailure } from '../../../shared/failures/load-reported-failure'
import { paths } from '../../../shell/paths'
import type { ReturnTarget } from '../../../shell/paths'
import type { ReportedFailure } from '../../../shell/reported-failure'
import type { PageActionArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'
import type { PasswordProblems } from './read-password'
import { codeRequestSchema, newPasswordSchema } from './read-password'

/** A refused form: what was entered, except the password, and what is wrong with it. */
export interface RefusedPassword {
  readonly entered: { readonly email: string; readonly code?: string }
  readonly problems: PasswordProblems
  /** How many more codes may be tried, where one was wrong and the platform says so. */
  readonly attemptsLeft: number | null
  /** The platform's own words about the password. */
  readonly message: string | null
  readonly failure: ReportedFailure | null
}

/**
 * Mails a code, or sets the password by it. An address that nobody has leads to the same page. Afterwards nobody is
 * signed in, so the page of the sign-in is loaded as a whole.
 */
export async function changePassword(args: PageActionArgs) {
  const form = await args.request.formData()
  return readIntent(form, ['', 'set']) === 'set'
    ? await setPassword(args, form)
    : await requestCode(args, form)
}

async function requestCode(args: PageActionArgs, form: FormData) {
  const reading = readForm(form, codeRequestSchema)
  if (!reading.isValid) return refuse(reading.entered, { problems: reading.problems, status: 422 })
  try {
    await shopOf(args).use(passwords).requestCode(reading.values.email)
  } catch (error) {
    return await refuseFailure(args, reading.entered, error)
  }
  return redirect(paths.forgotPassword({ ...targetOf(args), isSent: true }), 303)
}

async function setPassword(args: PageActionArgs, form: FormData) {
  const reading = readForm(form, newPasswordSchema)
  const { entered } = reading
  if (!reading.isValid) return refuse(entered, { problems: reading.problems, status: 422 })
  const { email: username, code, password } = reading.values
  try {
    const digits = code.replace(/[\s-]/g, '')
    const outcome = await shopOf(args).use(passwords).set({ username, code: digits, password })
    if (outcome.isSet) return redirectDocument(paths.login({ ...targetOf(args), hasNewPassword: true }), 303)
    const { reason, attemptsLeft, message } = outcome
    const problems: PasswordProblems =
      reason === 'password' ? { password: 'policy' } : { code: reason === 'code' ? 'wrong' : 'expired' }
    return refuse(entered, { problems, attemptsLeft, message, status: 422 })
  } catch (error) {
    return await refuseFailure(args, entered, error)
  }
}

/** Where to go after signing in, from the page's own address. */
function targetOf({ request }: PageActionArgs): ReturnTarget {
  const { searchParams } = new URL(request.url)
  return {
    startUrl: searchParams.get('startUrl') ?? undefined,
    sessionId: searchParams.get('c__sessionId') ?? undefined,
  }
}

async function refuseFailure(args: PageActionArgs, entered: RefusedPassword['entered'], error: unknown) {
  if (!isShopError(error)) throw error
  const shop = shopOf(args)
  shop.reportFailure(error, 'setting a new password')
  const failure = await loadReportedFailure(error, { shop, url: args.request.url })
  return refuse(entered, { failure, ...failureInit(error) })
}

interface Refusal extends ReturnType<typeof failureInit>, Partial<Omit<RefusedPassword, 'entered'>> {}

function refuse(entered: RefusedPassword['entered'], refusal: Refusal) {
  const { problems = {}, attemptsLeft = null, message = null, failure = null, ...init } = refusal
  const refused: RefusedPassword = { entered, problems, attemptsLeft, message, failure }
  return data(refused, init)
}
