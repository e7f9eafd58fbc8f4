import { sameOriginPath } from '@cartonnage/sdk/rules'
import { redirectDocument } from 'react-router-dom'
import type { PageActionArgs } from '../../shell/shop-context'
import { requestContext } from '../../shell/request-context'
import { textOf } from '../../forms/text-of'
import { consentCookie, consentFormCookie } from '../../shell/consent-store'

/** Saves the choice of the bar's form without scripts, and redirects back to its page. */
export async function saveConsent({ request, context }: PageActionArgs): Promise<Response> {
  const form = await request.formData()
  const { origin } = context.get(requestContext)
  const isSecure = origin.startsWith('https:')
  const target = sameOriginPath(textOf(form, 'returnTo').trim(), origin) ?? new URL(request.url).pathname
  const headers = new Headers()
  headers.append('Set-Cookie', consentCookie({ statistics: form.has('statistics') }, isSecure))
  headers.append('Set-Cookie', consentFormCookie(isSecure))
  return redirectDocument(origin + target, { status: 303, headers })
}
