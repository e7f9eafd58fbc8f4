/**
 * Code that people copy: where it is, and what it says.
 * @typedef {object} Example
 * @property {number} line the first line of the code, from 1
 * @property {string} code
 */

/** The blocks of a page in TypeScript. @param {string} page @returns {readonly Example[]} */
export const findBlocks = (page) =>
  [...page.matchAll(/^```tsx?\n(.*?)^```/gms)].map(({ index, 1: code = '' }) => ({
    line: page.slice(0, index).split('\n').length + 1,
    code,
  }))

/** The examples in the comments of a source file. @param {string} source @returns {readonly Example[]} */
export const findCommentExamples = (source) =>
  [...source.matchAll(/^ *\* @example\n((?: *\*(?!\/|\s*@).*\n)*)/gm)].map(({ index, 1: code = '' }) => ({
    line: source.slice(0, index).split('\n').length + 1,
    code: code.replaceAll(/^ *\* ?/gm, ''),
  }))

/** The names that an entry exports one by one. @param {string} entry @returns {readonly string[]} */
export const exportedNames = (entry) =>
  [...entry.matchAll(/^export (?:type )?\{([^}]*)\}/gm)]
    .flatMap(({ 1: list = '' }) => list.split(','))
    .map((name) =>
      name
        .trim()
        .replace(/^type /, '')
        .replace(/^.* as /, ''),
    )
    .filter((name) => name !== '')

/**
 * The names of an entry that a code uses without saying where they are from: comments leave the imports out.
 * @param {string} code
 * @param {readonly string[]} names
 */
export const undeclaredNames = (code, names) =>
  names.filter(
    (name) =>
      new RegExp(String.raw`(?<![.\w])${name}\b(?!:)`).test(code) &&
      !new RegExp(String.raw`\b(?:const|function|type|interface) ${name}\b`).test(code),
  )
