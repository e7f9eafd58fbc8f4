import { Hono } from 'hono'
import type { Call, Env } from '../../calls/call'
import { rejectUnknownMembers } from '../../json-object'
import { shops } from '../../shop'
import { findCredentials, insertPrivateBuyer } from './buyer-repository'
import { mailFirm } from './firm-mails'
import { hashPassword } from './password'
import {
  findRegistrationErrors,
  readRegistration,
  registrationMembers,
  type Registration,
} from './registration'
import { failure, createEntryUrl, localeOf, readRequest, siteOf, textsOf } from './sign-in-call'

/** Registering at the called site's shop: as a private buyer, or as a firm, which is one until it is checked. */
export const registrationRoutes = new Hono<Env>()

/** Responds with `{ success, redirectUrl }`; following it opens the session. 400 with a text for each problem. */
registrationRoutes.post('/services/apexrest/auth/register', async (c) => {
  const texts = textsOf(c.var)
  const request = readRequest(await c.req.text()) ?? {}
  rejectUnknownMembers(request, registrationMembers)
  const registration = readRegistration(request)
  const errors = findRegistrationErrors(registration, texts)
  if (errors.length > 0) return c.json(failure(...errors), 400)
  const userId = await register(c.var, registration)
  if (userId === undefined) return c.json(failure(texts.taken), 400)
  return c.json({
    success: true,
    redirectUrl: createEntryUrl(c, { userId, startUrl: registration.startUrl }),
  })
})

/** The new buyer's id; undefined when the e-mail address is taken in this shop. */
async function register(call: Call, registration: Registration): Promise<string | undefined> {
  const { db, random } = call.context
  const { shop } = siteOf(call)
  const { firstName, lastName, email } = registration
  const password = await hashPassword(registration.password, random.hex(8))
  // Checked after the last `await`, so that two registrations at once cannot both succeed.
  if (findCredentials(db, { shop, userName: email })) return undefined
  const [userId, accountId] = [random.recordId('005'), random.recordId('001')]
  const { companyName, vatId } = registration
  const firm = companyName === '' ? undefined : { companyName, vatId }
  const [shopCountry] = shops[shop].countries
  const countryCode = shops[shop].countries.find((country) => vatId.startsWith(country)) ?? shopCountry
  insertPrivateBuyer(db, { userId, accountId, shop, firstName, lastName, email, password, countryCode, firm })
  if (firm) mailFirm(call.context, { accountId, locale: localeOf(call) }, 'received')
  return userId
}
