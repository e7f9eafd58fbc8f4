import { createHash, randomBytes } from 'node:crypto'
import pLimit from 'p-limit'
import type { ShopType } from '@cartonnage/sdk/rules'
import type { FileKind, FileProblem, UploadedFile } from '../../src/shared/files/uploaded-file'
import { checkContent } from './check-content'
import { cleanName } from './clean-name'
import type { FileRecord, FileStore } from './file-store'
import type { IncomingFile } from './receive-file'
import { createHoldings } from './holdings'

/** How much and how long files are kept. */
export interface UploadBounds {
  /** All files together, in bytes. */
  readonly largestTotal: number
  /** How long a file waits for what it belongs to, in ms. */
  readonly unclaimedMs: number
  /** How long a file that belongs to something is kept, in ms. */
  readonly claimedMs: number
  /** Files of one browser that belong to nothing. */
  readonly ofVisitor: number
  /** The same for one network address. */
  readonly ofAddress: number
}

const hour = 3_600_000

export const uploadBounds: UploadBounds = {
  largestTotal: 2 * 1024 ** 3,
  unclaimedMs: 24 * hour,
  claimedMs: 180 * 24 * hour,
  ofVisitor: 10,
  ofAddress: 40,
}

/** Whose files they are. */
export interface FileOwner {
  readonly shop: ShopType
  /** The key in the visitor's cookie; undefined before the first file. */
  readonly key: string | undefined
}

/** A file with what its visitor has to show. */
export interface SentFile {
  readonly owner: FileOwner & { readonly key: string }
  /** Where it comes from, as a hash. */
  readonly address: string
  readonly file: IncomingFile
}

export interface UploadsOptions {
  readonly store: FileStore
  readonly bounds?: Partial<UploadBounds>
  /** The time in ms since 1970. */
  readonly now: () => number
}

export type Uploads = Awaited<ReturnType<typeof createUploads>>

export const newFileKey = (): string => randomBytes(16).toString('base64url')
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** The files of visitors: taken after a look at their content, listed and claimed by whoever has their key, and forgotten in time. */
export async function createUploads({ store, now, ...options }: UploadsOptions) {
  const bounds = { ...uploadBounds, ...options.bounds }
  const desk: Desk = { store, now, bounds, holdings: createHoldings(await store.list()) }
  // A check reads a whole file into memory.
  const inTurn = pLimit(2)
  const sweep = async () => {
    for (const record of desk.holdings.list()) if (record.expiresAt <= now()) await forget(desk, record)
  }
  return {
    /** Deletes what is past its time. */
    sweep,
    /** Why this visitor may hand in nothing now. */
    findProblem: (sent: Pick<SentFile, 'owner' | 'address'>) => findProblem(desk, sent),
    /** Checks the content and keeps the file, or says why not. */
    take: (sent: SentFile) => inTurn(() => keep(desk, sent)),
    /** The visitor's files that belong to nothing, the oldest first. */
    list: async ({ shop, key }: FileOwner): Promise<readonly UploadedFile[]> => {
      await sweep()
      return key === undefined ? [] : desk.holdings.ofOwner(hashOf(key), shop).map(toUploadedFile)
    },
    /** Removes a file that belongs to nothing; does nothing for any other. */
    remove: async (id: string, owner: FileOwner): Promise<void> => {
      const record = await findOwn(desk, id, owner)
      if (record?.claimedFor === null) await forget(desk, record)
    },
    /**
     * Gives files to what they belong to, for good: all of them, or none and undefined, where one is unknown, another
     * visitor's, or belongs to something else. Repeating it does nothing.
     */
    claim: (ids: readonly string[], claimedFor: string, owner: FileOwner) =>
      claim(desk, { ids, claimedFor, owner }),
  }
}

interface Desk {
  readonly store: FileStore
  readonly now: () => number
  readonly bounds: UploadBounds
  readonly holdings: ReturnType<typeof createHoldings>
}

async function forget({ store, holdings }: Desk, { id }: Pick<FileRecord, 'id'>): Promise<void> {
  await store.delete(id)
  holdings.remove(id)
}

function findProblem(
  { holdings, bounds }: Desk,
  { owner, address }: Pick<SentFile, 'owner' | 'address'>,
): FileProblem | undefined {
  const { ofOwner, ofAddress, total } = holdings.count(hashOf(owner.key), address)
  if (ofOwner >= bounds.ofVisitor || ofAddress >= bounds.ofAddress) return 'tooMany'
  return total >= bounds.largestTotal ? 'full' : undefined
}

async function keep(desk: Desk, sent: SentFile): Promise<UploadedFile | FileProblem> {
  const checked = await checkContent(await sent.file.readBytes())
  if ('problem' in checked) return checked.problem
  // Others may have come while this one was on its way.
  const problem = findProblem(desk, sent)
  if (problem !== undefined) return problem
  const record = toRecord(desk, sent, checked.kind)
  desk.holdings.add(record, sent.address)
  try {
    await desk.store.write(record, sent.file.stream())
  } catch (error) {
    desk.holdings.remove(record.id)
    throw error
  }
  return toUploadedFile(record)
}

const toRecord = ({ now, bounds }: Desk, { owner, file }: SentFile, kind: FileKind): FileRecord => ({
  id: randomBytes(16).toString('base64url'),
  name: cleanName(file.name, kind),
  size: file.size,
  kind,
  shop: owner.shop,
  owner: hashOf(owner.key),
  uploadedAt: now(),
  claimedFor: null,
  expiresAt: now() + bounds.unclaimedMs,
})

async function findOwn(
  { store, now }: Desk,
  id: string,
  { shop, key }: FileOwner,
): Promise<FileRecord | undefined> {
  if (key === undefined) return undefined
  const record = await store.find(id)
  const isOwn = record?.owner === hashOf(key) && record.shop === shop && record.expiresAt > now()
  return isOwn ? record : undefined
}

interface Claim {
  readonly ids: readonly string[]
  readonly claimedFor: string
  readonly owner: FileOwner
}

async function claim(
  desk: Desk,
  { ids, claimedFor, owner }: Claim,
): Promise<readonly UploadedFile[] | undefined> {
  const { store, holdings, now, bounds } = desk
  const records = await Promise.all(ids.map((id) => findOwn(desk, id, owner)))
  const free = records
    .flatMap((record) => (record === undefined ? [] : [holdings.newest(record)]))
    .filter((record) => record.claimedFor === null || record.claimedFor === claimedFor)
  if (free.length < ids.length) return undefined
  const expiresAt = now() + bounds.claimedMs
  const claimed = free.map((record) => ({ ...record, claimedFor, expiresAt }))
  // Before anything is waited for: two requests may race for a file.
  for (const record of claimed) holdings.update(record)
  await Promise.all(claimed.map((record) => store.update(record)))
  return claimed.map(toUploadedFile)
}

const toUploadedFile = ({ id, name, size, kind }: FileRecord): UploadedFile => ({ id, name, size, kind })
