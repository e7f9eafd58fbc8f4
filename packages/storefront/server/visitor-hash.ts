import { createHmac, randomBytes } from 'node:crypto'

/**
 * Names visitors in the log for a day: the same address has the same name, and nobody can go back from it, because the
 * key is in this process only and is thrown away at midnight (UTC).
 */
export function createVisitorHash(now: () => Date): (address: string) => string {
  let day = ''
  let key = randomBytes(32)
  return (address) => {
    const today = now().toISOString().slice(0, 10)
    if (today !== day) [day, key] = [today, randomBytes(32)]
    return createHmac('sha256', key).update(address).digest('base64url').slice(0, 12)
  }
}
