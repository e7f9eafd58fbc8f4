/** Trimmed names and raw values of a `Cookie` header. */
export function cookiePairs(cookies: string): readonly (readonly [name: string, value: string])[] {
  return cookies.split(';').flatMap((part) => {
    const index = part.indexOf('=')
    return index < 1 ? [] : [[part.slice(0, index).trim(), part.slice(index + 1).trim()] as const]
  })
}
