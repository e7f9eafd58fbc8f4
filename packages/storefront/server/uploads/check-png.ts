import { crc32 } from 'node:zlib'

export const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Length, name and checksum around the data of a chunk, in bytes. */
const chunkFrame = 12
/** The longest side that anybody prints, in pixels. */
const longestSide = 30_000

/** Whether a picture is whole: chunk by chunk with their checksums, and nothing after the last one. */
export function isWholePng(bytes: Buffer): boolean {
  let at = pngStart.length
  for (let index = 0; at + chunkFrame <= bytes.length; index += 1) {
    const length = bytes.readUInt32BE(at)
    const end = at + chunkFrame + length
    if (end > bytes.length) return false
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (bytes.readUInt32BE(end - 4) !== crc32(bytes.subarray(at + 4, end - 4))) return false
    if (index === 0 && !isHeader(bytes, { at, name, length })) return false
    if (name === 'IEND') return end === bytes.length
    at = end
  }
  return false
}

interface Chunk {
  readonly at: number
  readonly name: string
  readonly length: number
}

function isHeader(bytes: Buffer, { at, name, length }: Chunk): boolean {
  if (name !== 'IHDR' || length !== 13) return false
  const sides = [bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12)]
  return sides.every((side) => side > 0 && side <= longestSide)
}
