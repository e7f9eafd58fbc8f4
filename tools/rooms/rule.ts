import type { IRegularForbiddenRuleType as Rule } from 'dependency-cruiser'

/** Tests, and what only they use. */
export const forTests = '\\.(?:test|test-d|spec|fixture|example)\\.tsx?$|/e2e/'

export const wireLibraries = 'node_modules/(?:zod|ky|p-retry)/'
export const react = 'node_modules/react(?:-dom)?/'
export const nodejs: Rule['to'] = { dependencyTypes: ['core'] }

/** The paths that match are forbidden, except to imports of types. */
export const valuesOf = (path: string): Rule['to'] => ({
  path,
  dependencyTypesNot: ['type-only', 'type-import'],
})

/** One rule; its name is the reason that a message gives. */
export const forbid = (reason: string, from: string | Rule['from'], to: string | Rule['to']): Rule => ({
  name: reason,
  severity: 'error',
  from: typeof from === 'string' ? { path: from } : from,
  to: typeof to === 'string' ? { path: to } : to,
})

/**
 * Imports go downwards, those of types too. `rooms` are patterns of paths below `root`, from the bottom up; every file
 * belongs to one.
 */
export const layers = (root: string, rooms: Record<string, string>) => {
  const names = Object.keys(rooms)
  const pathsOf = (some: readonly string[]) => `^${root}/(?:${some.map((name) => rooms[name]).join('|')})`
  const noRoom = { path: `^${root}/`, pathNot: pathsOf(names) }
  const homeless = 'Every file belongs to a room: see layers in tools/rooms.'
  return [
    ...names.slice(0, -1).map((name, index) => {
      const below = names.slice(0, index).join(', ')
      const reason = `Imports go downwards: below ${name} lies ${below === '' ? 'no room' : below}.`
      return forbid(reason, pathsOf([name]), pathsOf(names.slice(index + 1)))
    }),
    forbid(homeless, noRoom, {}),
    forbid(homeless, '^packages/', noRoom),
  ]
}
