import { account, type Client } from '@cartonnage/sdk'
import { isRecord } from '../is-record'

/**
 * The e-mail address of the signed-in user; null where the platform does not report it. It comes from the shop's own
 * class, whose members are not documented.
 */
export async function findEmail({ use }: Client, signal: AbortSignal): Promise<string | null> {
  const person: unknown = await use(account).getUserInfo({ signal })
  const email = isRecord(person) ? person.Email : undefined
  return typeof email === 'string' ? email : null
}
