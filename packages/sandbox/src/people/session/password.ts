import { timingSafeEqual } from 'hono/utils/buffer'
import { toHex } from '../../random'

/** Few iterations, so that tests sign in fast. A real service needs several hundred thousand or a memory-hard function. */
const iterations = 1000

/** The text under which a password is stored: `pbkdf2:iterations:salt:hash`. */
export async function hashPassword(password: string, salt: string): Promise<string> {
  return `pbkdf2:${iterations}:${salt}:${await derive(password, { salt, rounds: iterations })}`
}

/** Whether a password is the stored one, in a time that does not depend on the outcome. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [, rounds = '', salt = '', hash = ''] = stored.split(':')
  return timingSafeEqual(await derive(password, { salt, rounds: Number(rounds) }), hash)
}

async function derive(password: string, { salt, rounds }: { salt: string; rounds: number }): Promise<string> {
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', encoder.encode(password), 'PBKDF2', false, ['deriveBits'])
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt: encoder.encode(salt), iterations: rounds }
  const bits = await crypto.subtle.deriveBits(parameters, key, 256)
  return toHex(bits)
}
