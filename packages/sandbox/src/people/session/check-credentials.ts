import type { SandboxContext } from '../../calls/sandbox-context'
import type { Shop } from '../../shop'
import { findCredentials } from './buyer-repository'
import { isPassword } from './password'

/** A user name and a password, as they were typed. */
export interface Credentials {
  readonly username: string
  readonly password: string
}

/** The user in a shop whose credentials these are; undefined for an unknown name or a wrong password. */
export async function checkCredentials(
  { db }: Pick<SandboxContext, 'db'>,
  { username, password, shop }: Credentials & { readonly shop: Shop },
): Promise<string | undefined> {
  const stored = findCredentials(db, { shop, userName: username })
  // An unknown name takes as long as a wrong password, so that the time does not reveal it.
  const isCorrect = await isPassword(password, stored?.password ?? 'pbkdf2:1000:nobody:')
  return isCorrect ? stored?.userId : undefined
}
