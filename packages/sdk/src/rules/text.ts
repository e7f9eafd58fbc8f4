/** A text without blanks around it; `''` for what is no text. */
export function readText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

/** A query, as `URL` has it, with one more parameter at its end; nothing else is touched. */
export function appendParameter(search: string, parameter: string): string {
  return `${search || '?'}${/^$|&$/.test(search) ? '' : '&'}${parameter}`
}

/** A path segment, encoded. Half of a surrogate pair cannot be encoded and becomes the replacement character. */
export function encodeSegment(segment: string): string {
  return encodeURIComponent(segment.replace(/\p{Cs}/gu, '\ufffd'))
}
