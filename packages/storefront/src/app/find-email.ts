import { account, type Client } from '@cartonnage/sdk'

/**
 * The e-mail address of whoever is signed in; null where the platform does not say. The shop's own class tells it, and
 * nobody knows its members for certain.
 */
export async function findEmail({ use }: Client, signal: AbortSignal): Promise<string | null> {
  const person: unknown = await use(account).getUserInfo({ signal })
  const email: unknown =
    typeof person === 'object' && person !== null ? Reflect.get(person, 'Email') : undefined
  return typeof email === 'string' ? email : null
}
