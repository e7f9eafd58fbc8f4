import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import pLimit from 'p-limit'

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

/** Node packs on the four threads that read files too: those must not wait until all pages are packed. */
const packing = pLimit(2)
const toBrotli = promisify(brotliCompress)
const fromBrotli = promisify(brotliDecompress)
const toGzip = promisify(gzip)
/** Beyond this level a page takes much longer and becomes hardly smaller; a page fits into 256 KB of memory to look back on. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 }

/** By itself: a closure beside those of a kept body would keep the text with it. */
const packBrotli = (text: string) => packing(() => toBrotli(text, { params }))

/** Keeps Brotli, and what else is asked for: nearly nobody asks for a page that is not packed. */
export async function packBody(text: string): Promise<PackedBody> {
  const packed = await packBrotli(text)
  const kept = new Map<Encoding, Buffer<ArrayBuffer>>([['br', packed]])
  return {
    // A text in gzip is larger, but never twice as large.
    bytes: packed.byteLength * 3,
    find: (encoding) => kept.get(encoding),
    pack: async (encoding) => {
      const current = kept.get(encoding)
      if (current !== undefined) return current
      const plain = await fromBrotli(packed)
      if (encoding === 'identity') return plain
      const made = await packing(() => toGzip(plain))
      kept.set(encoding, made)
      return made
    },
  }
}
