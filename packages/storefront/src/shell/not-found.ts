import { data } from 'react-router-dom'

/** Ends a loader or an action with the 404 page: `if (product === undefined) return notFound()`. */
export function notFound(): never {
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes thrown `data()` values as responses
  throw data(null, { status: 404, statusText: 'Not Found' })
}
