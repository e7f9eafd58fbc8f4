import { passwords, profile } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import { isResponseError, isShopError } from '@cartonnage/sdk/errors'
import { data, redirect } from 'react-router-dom'
import type { FormReading } from '../../../forms/reading/read-form'
import { readEntered, readForm } from '../../../forms/reading/read-form'
import type { Fields } from '../../../forms/reading/form-schema'
import { readIntent } from '../../../forms/reading/read-intent'
import { failureInit } from '../../../shared/failures/failure-init'
import { loadReportedFailure } from '../../../shared/failures/load-reported-failure'
import { parsePhone } from '../../../shared/phone-number/parse-phone'
import { requireBuyer } from '../../../shell/data/require-buyer'
import { keepEnteredForm } from '../../../shell/entered-form'
import { paths } from '../../../shell/paths'
import type { ReportedFailure } from '../../../shell/reported-failure'
import type { PageActionArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'
import type { ProfileProblem, ProfileProblems } from './read-profile'
import { confirmationSchema, newEmailSchema, personSchema } from './read-profile'

/** Which form of the page was sent. */
const intents = ['', 'ask-email', 'email', 'ask-confirm', 'confirm', 'password'] as const
type Intent = (typeof intents)[number]

/** A refused form: what was entered, and what is wrong with it. */
export interface RefusedProfile {
  readonly intent: Intent
  readonly entered: Readonly<Record<string, string>>
  readonly problems: ProfileProblems
  /** How many more codes may be tried, where one was wrong and the platform says so. */
  readonly attemptsLeft: number | null
  readonly failure: ReportedFailure | null
}

/**
 * Saves a form of the profile; every one leads back to the page. What was typed about the person outlives the end of the
 * session.
 */
export async function changeProfile(args: PageActionArgs) {
  const form = await args.request.formData()
  const intent = readIntent(form, intents) ?? ''
  const run = async () => {
    await requireBuyer(args)
    try {
      return await forms[intent](args, form)
    } catch (error) {
      if (!isShopError(error) || isShopError(error, 'SESSION_ENDED')) throw error
      return await refuseFailure(args, { intent, form, error })
    }
  }
  // The others have a code, which ends with the session.
  if (intent !== '') return await run()
  const readFields = () => readEntered(form, personSchema(shopOf(args).shop).shape)
  return await keepEnteredForm(args, { readFields, now: Date.now() }, run)
}

type FormAction = (args: PageActionArgs, form: FormData) => Promise<Response | ReturnType<typeof refuse>>

const forms: Readonly<Record<Intent, FormAction>> = {
  '': savePerson,
  'ask-email': async (args) => await sendCode(args, 'email'),
  'ask-confirm': async (args) => await sendCode(args, 'confirm'),
  email: changeEmail,
  confirm: confirmEmail,
  password: askForPassword,
}

/** The person first: what is an extension may be missing. */
async function savePerson(args: PageActionArgs, form: FormData) {
  const shop = shopOf(args)
  const reading = readForm(form, personSchema(shop.shop))
  if (!reading.isValid) return refuseReading('', reading)
  const { firstName, lastName, phone, language, orderCopyTo } = reading.values
  const phoneNumber = phone === '' ? null : (parsePhone(phone, shop.shop) ?? null)
  await shop.use(profile).change({ firstName, lastName, phoneNumber })
  if (form.has('language'))
    await shop.use(profile).setPreferences({ language: language || null, orderCopyTo: orderCopyTo || null })
  return redirect(paths.profile({ done: 'saved' }), 303)
}

async function sendCode(args: PageActionArgs, step: 'email' | 'confirm') {
  const { identifier: id } = await shopOf(args)
    .use(profile)
    .sendCode(step === 'email' ? 'StepUp' : 'Verify')
  return redirect(paths.profile({ step: { step, id } }), 303)
}

async function changeEmail(args: PageActionArgs, form: FormData) {
  const reading = readForm(form, newEmailSchema)
  if (!reading.isValid) return refuseReading('email', reading)
  const { email, code, id } = reading.values
  const refused = await verify(shopOf(args), { code, id })
  if (refused) return refuse({ intent: 'email', entered: reading.entered, ...refused })
  await shopOf(args).use(profile).change({ email })
  return redirect(paths.profile({ done: 'email' }), 303)
}

async function confirmEmail(args: PageActionArgs, form: FormData) {
  const reading = readForm(form, confirmationSchema)
  if (!reading.isValid) return refuseReading('confirm', reading)
  const refused = await verify(shopOf(args), reading.values)
  if (refused) return refuse({ intent: 'confirm', entered: reading.entered, ...refused })
  return redirect(paths.profile({ done: 'confirmed' }), 303)
}

/** What is wrong with a code; undefined for the right one. */
async function verify({ use }: Client, { code, id }: { readonly code: string; readonly id: string }) {
  const outcome = await use(profile).verify(code.replace(/[\s-]/g, ''), { identifier: id })
  if (outcome.isRight) return undefined
  const problem: ProfileProblem = outcome.reason === 'code' ? 'wrong' : 'expired'
  return { problems: { code: problem }, attemptsLeft: outcome.attemptsLeft }
}

/** A new password is chosen where a forgotten one is: by a code, which goes to the buyer's address. */
async function askForPassword(args: PageActionArgs) {
  const { userName } = await shopOf(args).use(profile).readSignInName()
  await shopOf(args).use(passwords).requestCode(userName)
  return redirect(paths.forgotPassword({ isSent: true }), 303)
}

interface FailedForm {
  readonly intent: Intent
  readonly form: FormData
  readonly error: unknown
}

async function refuseFailure(args: PageActionArgs, { intent, form, error }: FailedForm) {
  const shop = shopOf(args)
  if (!isResponseError(error) || error.status !== 429) shop.reportFailure(error, 'changing the profile')
  const failure = await loadReportedFailure(error, { shop, url: args.request.url })
  const entered = readEntered(form, { ...personSchema(shop.shop).shape, ...newEmailSchema.shape })
  return refuse({ intent, entered, failure, ...failureInit(error) })
}

const refuseReading = (intent: Intent, reading: FormReading<Fields, ProfileProblem>) =>
  // The fields of these forms hold texts.
  refuse({
    intent,
    entered: reading.entered as RefusedProfile['entered'],
    problems: reading.isValid ? {} : reading.problems,
  })

interface Refusal extends Partial<Omit<RefusedProfile, 'intent' | 'entered'>> {
  readonly intent: Intent
  readonly entered: RefusedProfile['entered']
  readonly status?: number
  readonly headers?: Record<string, string>
}

function refuse({ intent, entered, status = 422, headers, ...found }: Refusal) {
  const refused: RefusedProfile = {
    intent,
    entered,
    problems: {},
    attemptsLeft: null,
    failure: null,
    ...found,
  }
  return data(refused, { status, ...(headers && { headers }) })
}
