import { respondPrivately } from '../endpoints/respond-privately'
import { isFileId } from '../../src/shared/files/uploaded-file'
import { isRecord } from '../../src/shell/is-record'
import { addressHash, isWithinLimit } from './file-limits'
import type { FileOwner } from './uploads'
import type { FilesOptions } from './files-options'

/** More than five ids and what they belong to, in bytes. */
const longestClaim = 1_000
const mostFiles = 5

/** What files are to be given to. */
interface Claim {
  readonly ids: readonly string[]
  readonly claimedFor: string
}

/** Gives files to what a script names. */
export async function claimFiles(
  request: Request,
  owner: FileOwner,
  { uploads, attempts }: Pick<FilesOptions, 'uploads' | 'attempts'>,
): Promise<Response> {
  const claim = readClaim(await readShortBody(request))
  if (claim === undefined) return respondPrivately(422)
  const address = addressHash(request.headers.get('x-forwarded-for') ?? undefined)
  if (!(await isWithinLimit(attempts, 'file-claims.address', address))) return respondPrivately(429)
  const files = await uploads.claim(claim.ids, claim.claimedFor, owner)
  return files === undefined
    ? respondPrivately(404, { body: { problem: 'gone' } })
    : respondPrivately(200, { body: { files } })
}

/** Reads no more than a claim has; undefined for a longer body, or one that breaks off. */
async function readShortBody({ body }: Request): Promise<string | undefined> {
  const parts: Uint8Array[] = []
  let length = 0
  try {
    for await (const part of body ?? []) {
      length += part.length
      if (length > longestClaim) return undefined
      parts.push(part)
    }
    return Buffer.concat(parts).toString('utf8')
  } catch {
    return undefined
  }
}

function readClaim(text: string | undefined): Claim | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '')
    const { ids, claimedFor } = isRecord(value) ? value : {}
    return isIdList(ids) && isPurpose(claimedFor) ? { ids, claimedFor } : undefined
  } catch {
    return undefined
  }
}

const isIdList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= mostFiles &&
  value.every((id) => typeof id === 'string' && isFileId(id))

/** Names of the shop's own, such as `order:` and a number. */
const isPurpose = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w:.-]{1,120}$/.test(value)
