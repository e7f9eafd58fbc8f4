/**
 * The path to a member of a response: names, `[]` for every entry of a list, `(json)` for JSON in a text.
 * @typedef {readonly string[]} MemberPath
 */

const entries = '[]'
const inText = '(json)'

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The parsed JSON of a text; undefined for any other value. @param {unknown} value @returns {unknown} */
const readText = (value) => {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return undefined
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

/**
 * The paths of all members of a response, each once.
 * @param {unknown} response
 * @returns {MemberPath[]}
 */
export const membersOf = (response) => {
  /** @type {Map<string, MemberPath>} */
  const found = new Map()
  collect(response, [], found)
  return [...found.values()]
}

/** @param {unknown} value @param {MemberPath} above @param {Map<string, MemberPath>} found */
const collect = (value, above, found) => {
  const text = readText(value)
  if (text !== undefined) return collect(text, [...above, inText], found)
  if (Array.isArray(value)) {
    for (const entry of value) collect(entry, [...above, entries], found)
  } else if (isRecord(value)) {
    for (const [name, inner] of Object.entries(value)) {
      const path = [...above, name]
      found.set(JSON.stringify(path), path)
      collect(inner, path, found)
    }
  }
}

/**
 * The response without a member, at every occurrence.
 * @param {unknown} response
 * @param {MemberPath} path
 * @returns {unknown}
 */
export const without = (response, [step, ...extra]) => {
  if (step === undefined) return undefined
  if (step === inText) {
    const text = readText(response)
    return text === undefined ? response : JSON.stringify(without(text, extra))
  }
  if (step === entries)
    return Array.isArray(response) ? response.map((entry) => without(entry, extra)) : response
  if (!isRecord(response) || !(step in response)) return response
  const { [step]: inner, ...rest } = response
  return extra.length === 0 ? rest : { ...response, [step]: without(inner, extra) }
}

/** `productsPage.products[].name`. @param {MemberPath} path */
export const pathText = (path) => path.join('.').replaceAll('.[]', '[]').replaceAll('.(json)', '(json)')
