/** Code that people copy: where it is, and what it says. */
export interface Example {
  /** the first line of the code, from 1 */
  line: number
  code: string
}

/** The blocks of a page in TypeScript. */
export const findBlocks = (page: string): readonly Example[] =>
  [...page.matchAll(/^```tsx?\n(.*?)^```/gms)].map(({ index, 1: code = '' }) => ({
    line: page.slice(0, index).split('\n').length + 1,
    code,
  }))

/** The examples in the comments of a source file. */
export const findCommentExamples = (source: string): readonly Example[] =>
  [...source.matchAll(/^ *\* @example\n((?: *\*(?!\/|\s*@).*\n)*)/gm)].map(({ index, 1: code = '' }) => ({
    line: source.slice(0, index).split('\n').length + 1,
    code: code.replaceAll(/^ *\* ?/gm, ''),
  }))

/** The names that an entry exports one by one. */
export const exportedNames = (entry: string): readonly string[] =>
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
 */
export const undeclaredNames = (code: string, names: readonly string[]) =>
  names.filter(
    (name) =>
      new RegExp(String.raw`(?<![.\w])${name}\b(?!:)`).test(code) &&
      !new RegExp(String.raw`\b(?:const|function|type|interface) ${name}\b`).test(code),
  )
