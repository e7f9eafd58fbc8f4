import { withCheckCharacters } from './record-id'

/** Where the sandbox's ids, session secrets and order numbers come from. */
export interface Random {
  /** `count` bytes as lower-case hexadecimal text. */
  hex(count: number): string
  /** A whole number from 0 up to, and without, `end`. */
  integer(end: number): number
  /** A new record id of 18 characters that begins with the three-character `prefix` of its kind. */
  recordId(prefix: string): string
}

const idLetters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** With a seed, every run gives the same values; without one they come from WebCrypto. */
export function createRandom(seed?: number): Random {
  const next32 = seed === undefined ? secureNumber : seededNumber(seed)
  const integer = (end: number) => Math.floor((next32() / 2 ** 32) * end)
  const idLetter = () => idLetters.charAt(integer(idLetters.length))
  return {
    integer,
    hex: (count) => toHex(Uint8Array.from({ length: count }, () => integer(256))),
    recordId: (prefix) => withCheckCharacters(prefix + Array.from({ length: 12 }, idLetter).join('')),
  }
}

/** Bytes as lower-case hexadecimal text. */
export const toHex = (bytes: ArrayBuffer | Uint8Array): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

function secureNumber(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
}

/** Mulberry32: small, even and fast; not secret, which a seeded sandbox does not need to be. */
function seededNumber(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
}
