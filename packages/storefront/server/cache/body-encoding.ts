import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import pLimit from 'p-limit'
import { parseAccept } from 'hono/utils/accept'

/** A `Content-Encoding`; `identity` is uncompressed. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** The body of a page, compressed once for all visitors. */
export interface CompressedBody {
  /** An upper bound of its memory in all encodings together. */
  readonly bytes: number
  encode(encoding: Encoding): Promise<Buffer<ArrayBuffer>>
}

/** Node compresses on the four threads that also read files: those must not wait for all pages. */
const compressions = pLimit(2)
const toBrotli = promisify(brotliCompress)
const fromBrotli = promisify(brotliDecompress)
const toGzip = promisify(gzip)
/** A higher level takes much longer and hardly saves bytes; a window of 256 KB holds a whole page. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 }

/** At module level, because a closure inside `compressBody` would keep the text in memory. */
const compressBrotli = (text: string) => compressions(() => toBrotli(text, { params }))

/** Keeps the Brotli body, and gzip once it is requested; hardly any client wants an uncompressed page. */
export async function compressBody(text: string): Promise<CompressedBody> {
  const brotli = await compressBrotli(text)
  const bodies = new Map<Encoding, Buffer<ArrayBuffer>>([['br', brotli]])
  return {
    // Gzip is larger, but never twice as large.
    bytes: brotli.byteLength * 3,
    encode: async (encoding) => {
      const existing = bodies.get(encoding)
      if (existing !== undefined) return existing
      const plain = await fromBrotli(brotli)
      if (encoding === 'identity') return plain
      const gzipped = await compressions(() => toGzip(plain))
      bodies.set(encoding, gzipped)
      return gzipped
    },
  }
}

/** The shortest encoding that an `Accept-Encoding` header allows; `identity` without one. */
export function chooseEncoding(header: string | null): Encoding {
  const accepted = parseAccept(header?.toLowerCase() ?? '')
  const weightOf = (name: string) =>
    (accepted.find(({ type }) => type === name) ?? accepted.find(({ type }) => type === '*'))?.q ?? 0
  return (['br', 'gzip'] as const).find((encoding) => weightOf(encoding) > 0) ?? 'identity'
}
