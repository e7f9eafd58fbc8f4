// The pieces of the packages whose size or content is promised.

/** What a page carries that names these features. */
export const featuresOf = (/** @type {readonly string[]} */ ...names) =>
  `export { createClient, ${names.join(', ')} } from '@cartonnage/sdk'`

export const allRules = "export * from '@cartonnage/sdk/rules'"
export const allHooks = "export * from '@cartonnage/react-hooks'"

/** What the hooks are given from outside: React, and the sdk, which is weighed from its tarball. */
export const outsideHooks = [/^react(\/|$)/, /^react-dom(\/|$)/, /^@cartonnage\/sdk(\/|$)/]

/** Modules that only a call needs. */
export const isWireModule = (/** @type {string} */ id) =>
  /^packages\/sdk\/src\/(transport|contract)\//.test(id) || /node_modules\/(zod|ky|p-retry)\//.test(id)

/** Modules of a feature. */
export const isOf = (/** @type {readonly string[]} */ ...folders) => {
  const pattern = new RegExp(`^packages/sdk/src/(contract/)?(${folders.join('|')})/`)
  return (/** @type {string} */ id) => pattern.test(id)
}
