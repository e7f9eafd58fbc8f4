import * as react from 'react'

/**
 * In development React records a stack trace for each element, up to ten thousand a second, which takes a
 * fifth of the time to render a page. No test reads one. The name of React's internals warns those who would
 * ship code that uses them.
 */
const internals: unknown = Reflect.get(
  react,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
if (typeof internals === 'object' && internals !== null && 'recentlyCreatedOwnerStacks' in internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => undefined,
  })
}
