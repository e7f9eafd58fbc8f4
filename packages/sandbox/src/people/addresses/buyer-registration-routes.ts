import { Hono } from 'hono'
import type { Call, Env } from '../../calls/call'
import { readBody, readRequired, readText } from '../../calls/json-body'
import { readObject } from '../../json-object'
import { isMailAddress } from '../../mails/mail-address'
import { invalidInput, parserError } from '../../platform-error'
import { shops } from '../../shop'
import {
  findBuyer,
  findCredentials,
  findProfile,
  insertPrivateBuyer,
  saveProfile,
} from '../session/buyer-repository'
import { hashPassword } from '../session/password'
import { mailResetLink } from '../session/reset-mail'
import { signInTexts } from '../session/sign-in-texts'
import { addressMembers, readAddress } from './address-input'
import { saveAddress, type AddressDetails } from './address-repository'

const members = ['firstName', 'lastName', 'email', 'phoneNumber', 'captchaToken', 'addressList']

/**
 * The platform's own registration, since version 61: a private buyer without a password, who gets a link to set one by
 * mail. 400 for an e-mail address that has an account. A captcha is not checked.
 */
export const buyerRegistrationRoutes = new Hono<Env>().post('/buyers/registrations', async (c) => {
  const body = await readBody(c, members)
  const registration = readRegistration(body)
  const { random } = c.var.context
  // Nobody knows it: the mail leads to a password of the buyer's own.
  const password = await hashPassword(random.hex(32), random.hex(8))
  return c.json({ buyerId: register(c.var, { ...registration, password }) }, 201)
})

interface BuyerRegistration {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phoneNumber: string | null
  readonly addresses: readonly AddressDetails[]
}

function readRegistration(body: Record<string, unknown>): BuyerRegistration {
  const email = readRequired(body, 'email')
  if (email.length > 80 || !isMailAddress(email)) throw invalidInput('email is not an e-mail address.')
  return {
    firstName: readName(body, 'firstName', 40),
    lastName: readName(body, 'lastName', 80),
    email,
    phoneNumber: readText(body, 'phoneNumber'),
    addresses: readAddresses(body.addressList),
  }
}

function readName(body: Record<string, unknown>, member: string, maximum: number): string {
  const name = readRequired(body, member)
  if (name.length > maximum) throw invalidInput(`${member} has more than ${maximum} characters.`)
  return name
}

function readAddresses(list: unknown): AddressDetails[] {
  if (list === undefined || list === null) return []
  const { addresses } = readObject(list, 'addressList', ['addresses'])
  if (!Array.isArray(addresses)) throw parserError('addressList has no addresses.')
  const known = ['name', ...addressMembers]
  return addresses.map((entry) => readAddress(readObject(entry, 'An address', known)))
}

/** The new buyer's account. */
function register(call: Call, registration: BuyerRegistration & { readonly password: string }): string {
  const { db, random, clock } = call.context
  const { shop, locale } = call.visitor
  const { addresses, phoneNumber, ...buyer } = registration
  if (findCredentials(db, { shop, userName: buyer.email })) {
    throw invalidInput('There is a buyer with this e-mail address already.')
  }
  const [userId, accountId] = [random.recordId('005'), random.recordId('001')]
  const [countryCode] = shops[shop].countries
  db.transaction(() => {
    insertPrivateBuyer(db, { ...buyer, userId, accountId, shop, countryCode })
    const profile = { ...findProfile(db, userId), Phone: phoneNumber }
    saveProfile(db, userId, { firstName: buyer.firstName, lastName: buyer.lastName, profile })
    for (const address of addresses) {
      saveAddress(db, { ...address, id: random.recordId('8lW'), accountId, createdAt: clock.now() })
    }
    const registered = findBuyer(db, userId)
    if (registered) mailResetLink(call, registered, signInTexts(locale))
  })
  return accountId
}
