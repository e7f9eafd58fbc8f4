/** The parsed form of an URL, or undefined: `URL.canParse` and `URL.parse` are younger than the browsers that count. */
export function parseUrl(url: unknown, base?: string): URL | undefined {
  try {
    return typeof url === 'string' ? new URL(url, base) : undefined
  } catch {
    return undefined
  }
}
