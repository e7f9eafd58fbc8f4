// What an import zone is made of.

/** @typedef {{ regex: string, message: string, allowTypeImports?: boolean, importNames?: string[] }} Pattern */

const rule = '@typescript-eslint/no-restricted-imports'
const tests = ['**/*.{test,fixture,example}.ts', '**/*.{test,fixture,example}.tsx']

/** Holds everywhere: another package is reached through its public entries alone. @type {Pattern} */
const publicEntries = {
  regex: '^@cartonnage/[^/]+/(src|dist)(/|$)|(^|/)packages/[^/]+/src(/|$)',
  message: 'Import the public entry of the package.',
}

/**
 * One zone. A later config object replaces an earlier one's list, so the common pattern is in each.
 * @param {string} name
 * @param {string[]} files
 * @param {Pattern[]} patterns
 * @returns {import('eslint').Linter.Config & { ignores: string[] }}
 */
export const zone = (name, files, patterns) => ({
  name: `zones/${name}`,
  files,
  ignores: tests,
  rules: { [rule]: ['error', { patterns: [publicEntries, ...patterns] }] },
})

/**
 * The same zone without some files.
 * @param {string[]} files
 * @param {ReturnType<typeof zone>} one
 */
export const except = (files, one) => ({ ...one, ignores: [...one.ignores, ...files] })

/**
 * Forbids rooms of the sdk, seen from a file inside another room.
 * @param {string} rooms names joined with |
 * @param {string} message
 * @returns {Pattern}
 */
export const rooms = (rooms, message) => ({ regex: `^(?:\\.\\./)+(?:${rooms})(?:/|$)`, message })

/** @param {string} names @param {string} message @returns {Pattern} */
export const typesOnly = (names, message) => ({ ...rooms(names, message), allowTypeImports: true })

/** @param {string} names @param {string} message @returns {Pattern} */
export const packages = (names, message) => ({ regex: `^(?:${names})(?:/|$)`, message })

/** The path out of a folder, for the files at this depth. @param {string} depth the pattern of the file */
export const upFrom = (depth) => (depth === '*' ? '\\.\\./' : '\\.\\./\\.\\./')

export const wireLibraries = packages(
  'zod|ky|p-retry',
  'The wire libraries stay in contract/ and transport/.',
)
