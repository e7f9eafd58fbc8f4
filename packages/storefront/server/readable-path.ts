/**
 * The request of a page whose path can be decoded: a segment with percent signs that encode nothing is taken to the
 * letter. The router would write such an address to the console, whole.
 */
export function withReadablePath(request: Request): Request {
  const { origin, pathname: sent, search } = new URL(request.url)
  const readable = sent.replace(/[^/]+/g, toReadable)
  return readable === sent ? request : new Request(origin + readable + search, request)
}

function toReadable(segment: string): string {
  try {
    decodeURIComponent(segment)
    return segment
  } catch {
    return segment.replaceAll('%', '%25')
  }
}
