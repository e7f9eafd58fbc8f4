import { promisify } from 'node:util'
import { inflate } from 'node:zlib'

const unpack = promisify(inflate)

/** What runs, opens or brings something else; none of it is needed to print a logo. A locked file could hide it. */
const activeNames =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToR|GoToE|Encrypt)(?![A-Za-z0-9])/
/** So short that packed bytes contain it by chance. */
const scriptName = /\/JS(?![A-Za-z0-9])/

/** Bytes that packed objects of one file may have altogether. */
const largestObjects = 24 * 1024 * 1024

/** Why a PDF, or an AI file of that form, is not taken; undefined where it is. */
export async function findPdfProblem(bytes: Buffer): Promise<'damaged' | 'active' | undefined> {
  const end = bytes.lastIndexOf('%%EOF')
  // Another file may hang at its end.
  if (end < 0 || /[^\s\0]/.test(bytes.toString('latin1', end + 5))) return 'damaged'
  const text = bytes.toString('latin1')
  if (hasName(text, activeNames)) return 'active'
  if (hasName(withoutStreams(text), scriptName)) return 'active'
  return await findInObjects(bytes, text)
}

/** A name may spell any character as `#` and two digits. */
const hasName = (text: string, names: RegExp): boolean =>
  names.test(text) || (text.includes('#') && names.test(text.replace(/#([0-9A-Fa-f]{2})/g, fromHex)))

const withoutStreams = (text: string): string => text.replace(/>>\s*stream\r?\n[\s\S]*?endstream/g, '>>')

const fromHex = (_: string, digits: string): string => String.fromCharCode(Number.parseInt(digits, 16))

/** Names are also in object streams, which are packed. */
async function findInObjects(bytes: Buffer, text: string): Promise<'damaged' | 'active' | undefined> {
  let left = largestObjects
  for (const { index } of text.matchAll(/\/ObjStm(?![A-Za-z0-9])/g)) {
    const start = /stream\r?\n/g
    start.lastIndex = index
    const from = start.exec(text) === null ? -1 : start.lastIndex
    const to = from < 0 ? -1 : text.indexOf('endstream', from)
    if (to < 0) return 'damaged'
    const objects = await unpackObjects(bytes.subarray(from, to), left)
    if (objects === undefined) return 'damaged'
    left -= objects.length
    const unpacked = objects.toString('latin1')
    if (hasName(unpacked, activeNames) || hasName(unpacked, scriptName)) return 'active'
  }
  return undefined
}

/** Undefined for what cannot be unpacked, or is larger than any file needs. */
const unpackObjects = (packed: Buffer, maxOutputLength: number): Promise<Buffer | undefined> =>
  unpack(packed, { maxOutputLength: Math.max(1, maxOutputLength) }).catch(() => undefined)
