import { cors } from 'hono/cors'

/** Lets the pages of these origins call the sandbox, with their cookies. Throws an Error for what is not an origin. */
export function otherOrigins(origins: readonly string[]) {
  const wrong = origins.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin)
  if (wrong !== undefined) throw new Error(`cors: "${wrong}" is not an origin such as http://localhost:5173.`)
  // Which headers a preflight asks for is up to the page: Authorization, X-CSRF-Token, traceparent.
  return cors({
    origin: [...origins],
    credentials: true,
    exposeHeaders: ['Location', 'Retry-After'],
    maxAge: 600,
  })
}
