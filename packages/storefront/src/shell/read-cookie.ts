/** The value of one cookie in a `Cookie` header or `document.cookie`; undefined when absent or unreadable. */
export function readCookie(cookies: string, name: string): string | undefined {
  for (const part of cookies.split(';')) {
    const [key = '', ...value] = part.split('=')
    if (key.trim() === name) return decode(value.join('=').trim())
  }
  return undefined
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
