import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'

/** How a body may be packed, as `Content-Encoding` names it; `identity` is not at all. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** The body of a page, packed once for all who ask. */
export interface PackedBody {
  /** More than it takes up in all its encodings together. */
  readonly bytes: number
  /** What is there already in an encoding. */
  find(encoding: Encoding): Buffer<ArrayBuffer> | undefined
  pack(encoding: Encoding): Promise<Buffer<ArrayBuffer>>
}

const toBrotli = promisify(brotliCompress)
const fromBrotli = promisify(brotliDecompress)
const toGzip = promisify(gzip)
/** Beyond this level a page takes much longer and becomes hardly smaller. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Keeps Brotli, and what else is asked for: nearly nobody asks for a page that is not packed. */
export async function packBody(text: string): Promise<PackedBody> {
  const packed = await toBrotli(text, quality)
  const kept = new Map<Encoding, Buffer<ArrayBuffer>>([['br', packed]])
  return {
    // A text in gzip is larger, but never twice as large.
    bytes: packed.byteLength * 3,
    find: (encoding) => kept.get(encoding),
    pack: async (encoding) => {
      const present = kept.get(encoding)
      if (present !== undefined) return present
      const plain = await fromBrotli(packed)
      if (encoding === 'identity') return plain
      const made = await toGzip(plain)
      kept.set(encoding, made)
      return made
    },
  }
}
