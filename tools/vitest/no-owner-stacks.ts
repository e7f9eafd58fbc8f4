import * as react from 'react'

/**
 * While it is developed with, React takes a stack for each element, until it has taken ten thousand within a second: a
 * fifth of rendering a page. No test reads one. React's name for its internals is a warning to those who ship with them.
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
