import { isFileProblem, readUploadedFile } from './uploaded-file'
import type { FileProblem, UploadedFile } from './uploaded-file'

export interface SentFile {
  /** Where files are handed in. */
  readonly url: string
  readonly source: File
  readonly signal: AbortSignal
  /** Gets the share that has been sent. */
  readonly onShare: (share: number) => void
}

/** Longer than the server waits for a file, in ms. */
const timeoutMs = 180_000

/**
 * Hands in one file; resolves to it, or to why it was not taken, and never rejects. `fetch` cannot tell how much of a file
 * has been sent.
 */
export function sendFile({ url, source, signal, onShare }: SentFile): Promise<UploadedFile | FileProblem> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    const end = (outcome: UploadedFile | FileProblem) => {
      signal.removeEventListener('abort', abort)
      resolve(outcome)
    }
    request.open('POST', url)
    request.setRequestHeader('Accept', 'application/json')
    request.timeout = timeoutMs
    request.upload.onprogress = ({ loaded, total }) => onShare(total === 0 ? 0 : loaded / total)
    request.onload = () => end(readOutcome(request.status, request.responseText))
    for (const event of ['error', 'abort', 'timeout'] as const)
      request.addEventListener(event, () => end('interrupted'))
    if (signal.aborted) return end('interrupted')
    signal.addEventListener('abort', abort)
    const form = new FormData()
    form.set('file', source)
    request.send(form)
  })
}

/** What the server has said; something in between may answer with a page. */
export function readOutcome(status: number, text: string): UploadedFile | FileProblem {
  const body = parse(text)
  const file = status === 201 ? readUploadedFile(body) : undefined
  if (file !== undefined) return file
  const { problem } = (body ?? {}) as { readonly problem?: unknown }
  if (isFileProblem(problem)) return problem
  return status === 413 ? 'tooLarge' : 'interrupted'
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
