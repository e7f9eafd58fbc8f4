/** Returns a function that takes a prefix such as `/shop` off the path of a request. Throws an Error for another text. */
export function prefixRemover(prefix: string | undefined): (request: Request) => Request {
  if (prefix === undefined) return (request) => request
  if (!/^(?:\/[\w.~-]+)+$/.test(prefix))
    throw new Error(`prefix: "${prefix}" is not a path such as /shop, with a slash in front and none behind.`)
  return (request) => {
    const url = new URL(request.url)
    if (!url.pathname.startsWith(`${prefix}/`)) return request
    url.pathname = url.pathname.slice(prefix.length)
    return new Request(url, request)
  }
}
