/** A string without surrounding whitespace; `''` for any other value. */
export function readText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

/** An encoded path segment. A lone surrogate cannot be encoded and becomes the replacement character. */
export function encodeSegment(segment: string): string {
  return encodeURIComponent(segment.replace(/\p{Cs}/gu, '\ufffd'))
}
