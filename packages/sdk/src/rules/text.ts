/** A text without blanks around it; `''` for what is no text. */
export function readText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

/** A path segment, encoded. Half of a surrogate pair cannot be encoded and becomes the replacement character. */
export function encodeSegment(segment: string): string {
  return encodeURIComponent(segment.replace(/\p{Cs}/gu, '\ufffd'))
}
