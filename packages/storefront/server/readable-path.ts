/**
 * The request of a page whose path can be decoded: a segment with percent signs that encode nothing is taken to the
 * letter. The router would write such an address to the console, whole.
 */
export function withReadablePath(request: Request): Request {
  const { origin, pathname: sent, search } = new URL(request.url)
  const readable = sent.replace(/[^/]+/g, toReadable)
  return readable === sent ? request : new Request(origin + readable + search, request)
}

const toReadable = (segment: string): string =>
  canBeDecoded(segment) ? segment : segment.replaceAll('%', '%25')

function canBeDecoded(segment: string): boolean {
  try {
    // The build leaves out a decoding whose result nobody wants. No segment is empty.
    return decodeURIComponent(segment) !== ''
  } catch {
    return false
  }
}
