import { readVatId } from '@cartonnage/sdk/rules'
import { isMailAddress } from '../../mails/mail-address'
import type { SignInTexts } from './sign-in-texts'

/** The input of a registration. */
export interface Registration {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
  readonly startUrl: string | undefined
  /** Both are an extension of ours: empty for a private person, otherwise of the firm that is to be checked. */
  readonly companyName: string
  readonly vatId: string
}

/** The members of a registration. */
export const registrationMembers: readonly string[] = [
  'firstName',
  'lastName',
  'email',
  'password',
  'startUrl',
  'companyName',
  'vatId',
]

/** Reads a registration; members of a wrong type count as missing. */
export function readRegistration(request: Readonly<Record<string, unknown>>): Registration {
  const text = (member: string) => {
    const value = request[member]
    return typeof value === 'string' ? value : ''
  }
  return {
    firstName: text('firstName').trim(),
    lastName: text('lastName').trim(),
    email: text('email').trim(),
    password: text('password'),
    startUrl: text('startUrl') || undefined,
    companyName: text('companyName').trim(),
    vatId: text('vatId').trim().toUpperCase(),
  }
}

/** A text for each problem of a registration. */
export function findRegistrationErrors(registration: Registration, texts: SignInTexts): string[] {
  const { firstName, lastName, email, password, companyName, vatId } = registration
  const isFirm = companyName !== '' || vatId !== ''
  const isEmail = email.length <= 80 && isMailAddress(email)
  const rules: readonly (readonly [isKept: boolean, text: string])[] = [
    [firstName !== '' && firstName.length <= 40, texts.firstName],
    [lastName !== '' && lastName.length <= 80, texts.lastName],
    [isEmail, texts.email],
    [isStrongPassword(password), texts.password],
    [!isFirm || (companyName !== '' && companyName.length <= 80), texts.companyName],
    // The seller checks more: here it only has to be one that could be.
    [!isFirm || readVatId(vatId).finding === 'plausible', texts.vatId],
    [!isEmail || !password.toLowerCase().includes(email.toLowerCase()), texts.passwordIsEmail],
  ]
  return rules.flatMap(([isKept, text]) => (isKept ? [] : [text]))
}

/** Whether a password is long enough, with a letter and a digit. */
export const isStrongPassword = (password: string): boolean =>
  password.length >= 8 && password.length <= 255 && /\p{L}/u.test(password) && /\d/.test(password)
