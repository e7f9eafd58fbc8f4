import { Hono } from 'hono'
import type { Env, Exchange } from '../../calls/call'
import { readBody, readText } from '../../calls/json-body'
import { isMailAddress } from '../../mails/mail-address'
import { invalidInput } from '../../platform-error'
import { shops } from '../../shop'
import { findPreferences, savePreferences } from '../session/buyer-repository'
import { siteOf } from '../session/sign-in-call'
import { requireSiteBuyer } from './user-routes'

const path = '/services/apexrest/profile/preferences'

/** What a buyer wants of mails: an extension of ours, because the platform's profile has no such members. */
export const preferencesRoutes = new Hono<Env>()
  .get(path, (c) => preferencesResponse(c, requireSiteBuyer(c).userId))
  .put(path, async (c) => {
    const body = await readBody(c, ['language', 'orderCopyTo'])
    const { userId } = requireSiteBuyer(c)
    const [language, orderCopyTo] = [readText(body, 'language'), readText(body, 'orderCopyTo')]
    const { locales } = shops[siteOf(c.var).shop]
    if (language !== null && !locales.some((locale) => locale === language)) {
      throw invalidInput(`language is one of ${locales.join(', ')}.`)
    }
    if (orderCopyTo !== null && (orderCopyTo.length > 80 || !isMailAddress(orderCopyTo))) {
      throw invalidInput('orderCopyTo is not an e-mail address.')
    }
    savePreferences(c.var.context.db, userId, { language, orderCopyTo })
    return preferencesResponse(c, userId)
  })

function preferencesResponse(c: Exchange, userId: string): Response {
  c.header('Cache-Control', 'private, no-store')
  return c.json(findPreferences(c.var.context.db, userId))
}
