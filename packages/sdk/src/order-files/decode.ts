/**
 * The text of a file: in UTF-8 or UTF-16 by its byte order mark, in UTF-16 also by its zero bytes, in UTF-8 where it is
 * that, else in Windows-1252, as spreadsheets on Windows write.
 */
export function decode(bytes: Uint8Array): string {
  const encoding = markedEncoding(bytes) ?? wideEncoding(bytes)
  if (encoding) return new TextDecoder(encoding).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function markedEncoding([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : undefined
}

/** Of Latin letters in UTF-16, every second byte is zero, and no other. */
function wideEncoding(bytes: Uint8Array): string | undefined {
  const some = [...bytes.subarray(0, 1024)]
  const zeros = [0, 1].map((side) => some.filter((byte, index) => byte === 0 && index % 2 === side).length)
  const [even = 0, odd = 0] = zeros
  const isMost = (count: number) => count > some.length / 4
  if (even === 0 && isMost(odd)) return 'utf-16le'
  return odd === 0 && isMost(even) ? 'utf-16be' : undefined
}

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte)

/** Whether this is a workbook of a spreadsheet: .xlsx and .ods are archives, .xls is a file system of its own. */
export const isWorkbook = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 0x50, 0x4b, 3, 4) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)

/** Whether what was decoded is no text: it has zeros, is a PDF, or has many control characters. */
export function isBinary(text: string): boolean {
  const some = text.slice(0, 10_000)
  const controls = [...some].filter(isControl).length
  return text.includes('\0') || text.startsWith('%PDF') || controls > 2 + some.length / 50
}

/** Line breaks and tabs are none. */
const isControl = (letter: string): boolean => /[^\P{Cc}\t-\r]|\ufffd/u.test(letter)
