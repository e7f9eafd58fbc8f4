import { brotliDecompressSync } from 'node:zlib'

/** The format's own numbers of two tables, whose transformation is marked the other way round. */
const glyphTables = [10, 11]
const cmapNumber = 0
const directoryStart = 48

interface Reader {
  byte(): number
  /** A number of one to five bytes, of which each but the last has its first bit set. */
  packed(): number
  position(): number
}

function readFrom(file: Buffer, start: number): Reader {
  let position = start
  const byte = () => file.readUInt8(position++)
  const packed = () => {
    let value = 0
    for (;;) {
      const next = byte()
      value = value * 128 + (next & 127)
      if (next < 128) return value
    }
  }
  return { byte, packed, position: () => position }
}

/** The length of a table in the packed data, and whether it is the one that maps characters. */
function readEntry({ byte, packed }: Reader): { readonly length: number; readonly isCmap: boolean } {
  const flags = byte()
  const number = flags & 63
  // A table without a number has its name in four bytes.
  if (number === 63) for (let index = 0; index < 4; index += 1) byte()
  const isTransformed = flags >> 6 !== (glyphTables.includes(number) ? 3 : 0)
  const length = packed()
  return { length: isTransformed ? packed() : length, isCmap: number === cmapNumber }
}

function readCmap(file: Buffer): Buffer {
  const reader = readFrom(file, directoryStart)
  const entries = Array.from({ length: file.readUInt16BE(12) }, () => readEntry(reader))
  const tables = brotliDecompressSync(file.subarray(reader.position()))
  const index = entries.findIndex(({ isCmap }) => isCmap)
  const start = entries.slice(0, index).reduce((sum, { length }) => sum + length, 0)
  return tables.subarray(start, start + (entries[index]?.length ?? 0))
}

/** The characters for which a WOFF2 file has glyphs, from its mapping of the format 4. */
export function readCharacters(file: Buffer): ReadonlySet<string> {
  const cmap = readCmap(file)
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + 8 * index))
  const map = starts.map((start) => cmap.subarray(start)).find((table) => table.readUInt16BE(0) === 4)
  if (map === undefined) throw new Error('The font maps its characters in another format.')
  const size = map.readUInt16BE(6)
  const characters = new Set<string>()
  for (let segment = 0; segment < size; segment += 2) {
    const last = map.readUInt16BE(14 + segment)
    const first = map.readUInt16BE(16 + size + segment)
    // The last segment is the end mark.
    for (let code = first; code <= last && code < 0xffff; code += 1) characters.add(String.fromCharCode(code))
  }
  return characters
}
