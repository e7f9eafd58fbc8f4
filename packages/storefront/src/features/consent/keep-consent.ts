import { sameOriginPath } from '@cartonnage/sdk/rules'
import { redirectDocument } from 'react-router-dom'
import type { PageActionArgs } from '../../app/shop-context'
import { visitContext } from '../../app/visit'
import { textOf } from '../../forms/text-of'
import { consentCookie, consentFormCookie } from './consent-store'

/** Keeps the answer that the bar's form gave without scripts, and leads back to the page on which it was given. */
export async function keepConsent({ request, context }: PageActionArgs): Promise<Response> {
  const form = await request.formData()
  const { origin } = context.get(visitContext)
  const isSecure = origin.startsWith('https:')
  const target = sameOriginPath(textOf(form, 'returnTo').trim(), origin) ?? new URL(request.url).pathname
  const headers = new Headers()
  headers.append('Set-Cookie', consentCookie({ statistics: form.has('statistics') }, isSecure))
  headers.append('Set-Cookie', consentFormCookie(isSecure))
  return redirectDocument(origin + target, { status: 303, headers })
}
