/*
 * Enough for a development twin and no more: few iterations, so that a test signs in at once. A real service would
 * take several hundred thousand, or a memory-hard function.
 */
const iterations = 1000

/** The text under which a password is stored: `pbkdf2:iterations:salt:hash`. */
export async function hashPassword(password: string, salt: string): Promise<string> {
  return `pbkdf2:${iterations}:${salt}:${await derive(password, { salt, rounds: iterations })}`
}

/** Whether a password is the stored one. Takes as long for a wrong one as for the right one. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [, rounds = '', salt = '', hash = ''] = stored.split(':')
  return isSameText(await derive(password, { salt, rounds: Number(rounds) }), hash)
}

async function derive(password: string, { salt, rounds }: { salt: string; rounds: number }): Promise<string> {
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', encoder.encode(password), 'PBKDF2', false, ['deriveBits'])
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt: encoder.encode(salt), iterations: rounds }
  const bits = await crypto.subtle.deriveBits(parameters, key, 256)
  return [...new Uint8Array(bits)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function isSameText(left: string, right: string): boolean {
  if (left.length !== right.length) return false
  const differences = [...left].filter((letter, index) => letter !== right[index])
  return differences.length === 0
}
