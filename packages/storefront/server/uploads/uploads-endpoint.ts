import { parseShopUrl, sameOriginPath } from '@cartonnage/sdk/rules'
import { respondPrivately } from '../endpoints/respond-privately'
import type { FileProblem, UploadedFile } from '../../src/shared/files/uploaded-file'
import { isFileId } from '../../src/shared/files/uploaded-file'
import { fileKeyCookie, readFileKey } from '../../src/shell/file-key-cookie'
import { claimFiles } from './claim-endpoint'
import { paths } from '../../src/shell/paths'
import { addressHash, countMegabytes, isWithinLimit } from './file-limits'
import { receiveFile, UploadError } from './receive-file'
import type { FilesOptions } from './files-options'
import type { FileOwner } from './uploads'
import { newFileKey } from './uploads'
import { createPlaces } from './upload-places'

/** Whether an address is one of files. */
export const isFilesUrl = (url: string): boolean =>
  `${parseShopUrl(url).path}/`.startsWith(`${paths.files()}/`)

/** Whether a body at this address may take long to arrive. */
export const isUploadUrl = (url: string): boolean => parseShopUrl(url).path === paths.files()

const statuses: Readonly<Record<FileProblem, number>> = {
  empty: 422,
  tooLarge: 413,
  kind: 415,
  damaged: 422,
  active: 422,
  tooMany: 429,
  full: 503,
  gone: 404,
  interrupted: 400,
}

const defaultBodyMs = 140_000

/** Responds at the addresses of files; undefined for any other. The caller has refused cross-site requests, and reads no body. */
export function createFilesEndpoint(options: FilesOptions) {
  const { uploads } = options
  const places = createPlaces()
  return async (request: Request): Promise<Response | undefined> => {
    const { path, shop } = parseShopUrl(request.url)
    if (!isFilesUrl(request.url)) return undefined
    const isFiles = path === paths.files()
    const owner = { shop, key: readFileKey(request, shop) }
    if (isFiles && request.method === 'POST') return await takeFile(request, owner, { ...options, places })
    if (isFiles && request.method === 'GET')
      return respondPrivately(200, { body: { files: await uploads.list(owner) } })
    if (path === paths.fileClaims() && request.method === 'POST')
      return await claimFiles(request, owner, options)
    const id = path.slice(paths.files().length + 1)
    if (isFileId(id) && request.method === 'DELETE') {
      await uploads.remove(id, owner)
      return respondPrivately(204)
    }
    // A file is never sent back: not to its owner either.
    return respondPrivately(isFileId(id) || isFiles || path === paths.fileClaims() ? 405 : 404)
  }
}

type TakeOptions = FilesOptions & { readonly places: ReturnType<typeof createPlaces> }

/** Scripts get JSON, forms without them are led back to their page. */
async function takeFile(request: Request, { shop, key = newFileKey() }: FileOwner, options: TakeOptions) {
  const address = addressHash(request.headers.get('x-forwarded-for') ?? undefined)
  const taken = await options
    .places(address, () => receiveAndTake(request, { owner: { shop, key }, address, options }))
    .catch((error: unknown): FileProblem => {
      if (error instanceof UploadError) return error.problem
      options.reportFailure(error, 'keeping a file of a visitor')
      return 'full'
    })
  const { origin } = new URL(request.url)
  const cookies = typeof taken === 'string' ? [] : [fileKeyCookie({ shop, origin }, key)]
  const to = sameOriginPath(new URL(request.url).searchParams.get('to') ?? '', origin)
  const wantsJson = request.headers.get('accept')?.includes('application/json') === true
  if (to !== undefined && !wantsJson) return leadBack(to, taken, cookies)
  return typeof taken === 'string'
    ? respondPrivately(statuses[taken], { body: { problem: taken }, headers: hangUp(taken) })
    : respondPrivately(201, { body: taken, cookies })
}

interface Taking {
  readonly owner: FileOwner & { readonly key: string }
  readonly address: string
  readonly options: TakeOptions
}

async function receiveAndTake(
  request: Request,
  { owner, address, options }: Taking,
): Promise<UploadedFile | FileProblem> {
  const { uploads, attempts, incomingFolder: folder, bodyMs = defaultBodyMs } = options
  for (const kind of ['files.address', 'file-megabytes.address'] as const)
    if (!(await isWithinLimit(attempts, kind, address))) return 'tooMany'
  await uploads.sweep()
  const problem = uploads.findProblem({ owner, address })
  if (problem !== undefined) return problem
  return await receiveFile(request, { folder, bodyMs }, async (file) => {
    await countMegabytes(attempts, address, file.size)
    return await uploads.take({ owner, address, file })
  })
}

/** The rest of a body that was refused is not waited for. */
const hangUp = (problem: FileProblem): Readonly<Record<string, string>> =>
  ['tooLarge', 'interrupted', 'tooMany', 'full'].includes(problem) ? { Connection: 'close' } : {}

function leadBack(to: string, taken: UploadedFile | FileProblem, cookies: readonly string[]): Response {
  const url = new URL(to, 'http://localhost')
  url.searchParams.set('file', typeof taken === 'string' ? taken : 'taken')
  const closing = typeof taken === 'string' ? hangUp(taken) : {}
  return respondPrivately(303, {
    headers: { Location: `${url.pathname}${url.search}#files`, ...closing },
    cookies,
  })
}
