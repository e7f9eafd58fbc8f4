import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import Busboy from '@fastify/busboy'
import type { FileProblem } from '../../src/shared/files/uploaded-file'
import { largestFile } from '../../src/shared/files/uploaded-file'

/** A file on its way in: outside of the store, and gone when `take` is over. */
export interface IncomingFile {
  /** As it was sent: any text. */
  readonly name: string
  readonly size: number
  readBytes(): Promise<Buffer>
  /** The bytes once more, to be kept. */
  stream(): AsyncIterable<Uint8Array>
}

/** Why nothing was received. */
export class UploadError extends Error {
  override readonly name = 'UploadError'
  readonly problem: FileProblem

  constructor(problem: FileProblem) {
    super(`a file was not received: ${problem}`)
    this.problem = problem
  }
}

/** One file with little around it. */
const limits = {
  fieldNameSize: 100,
  fieldSize: 2_000,
  fields: 4,
  files: 1,
  parts: 5,
  fileSize: largestFile,
  headerPairs: 20,
  headerSize: 4_096,
}

/** Of the whole body: the file and what frames it. */
const largestBody = largestFile + 64 * 1024

export interface ReceiveOptions {
  /** For files that are on their way. */
  readonly folder: string
  /** In ms, for the whole body. */
  readonly bodyMs: number
}

/**
 * Receives the one file of a form, byte by byte into the folder, and hands it to `take`. Stops reading at the first byte too
 * many. Whatever happens, nothing of it is left in the folder. Throws `UploadError` for what is no such form.
 */
export async function receiveFile<Result>(
  request: Request,
  { folder, bodyMs }: ReceiveOptions,
  take: (file: IncomingFile) => Promise<Result>,
): Promise<Result> {
  const path = join(folder, `${randomUUID()}.part`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    const { name, size } = await writeFileOf(request, path, bodyMs)
    return await take({
      name,
      size,
      readBytes: () => readFile(path),
      stream: () => createReadStream(path),
    })
  } finally {
    await rm(path, { force: true })
  }
}

interface WrittenFile {
  readonly name: string
  readonly size: number
}

async function writeFileOf(request: Request, path: string, bodyMs: number): Promise<WrittenFile> {
  const { body, headers, signal } = request
  if (body === null) throw new UploadError('empty')
  if (Number(headers.get('content-length') ?? 0) > largestBody) throw new UploadError('tooLarge')
  const form = openForm(headers)
  const written: Promise<WrittenFile>[] = []
  form.on('file', (_, file, name) => {
    file.once('limit', () => form.destroy(new UploadError('tooLarge')))
    const size = pipeline(file, createWriteStream(path, { flags: 'wx', mode: 0o600 })).then(
      () => file.bytesRead,
    )
    const whole = size.then((bytes) => ({ name, size: bytes }))
    whole.catch(() => undefined)
    written.push(whole)
    // The form never says so to the file inside of it.
    form.once('error', (error: unknown) => file.destroy(error instanceof Error ? error : undefined))
  })
  for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    form.once(event, () => form.destroy(new UploadError('interrupted')))
  const source = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0])
  const ended = AbortSignal.any([signal, AbortSignal.timeout(bodyMs)])
  try {
    await pipeline(source, countBytes, form, { signal: ended })
    const [file] = await Promise.all(written)
    if (file === undefined) throw new UploadError('empty')
    return file
  } catch (error) {
    await Promise.allSettled(written)
    throw error instanceof UploadError ? error : new UploadError('interrupted')
  }
}

/** `Content-Length` may be missing or wrong. */
async function* countBytes(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let left = largestBody
  for await (const part of source) {
    left -= part.length
    if (left < 0) throw new UploadError('tooLarge')
    yield part
  }
}

function openForm(headers: Headers) {
  const type = headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new UploadError('interrupted')
  try {
    return new Busboy({ headers: { 'content-type': type }, limits })
  } catch {
    throw new UploadError('interrupted')
  }
}
