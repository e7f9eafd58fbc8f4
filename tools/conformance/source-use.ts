import { readText } from './tsv.ts'

export interface Source {
  /** below the root */
  file: string
  /** a declaration of it; a member is `Owner.member`, a whole file '' */
  name: string
}

const hasWord = (text: string, word: string) => new RegExp(String.raw`(?<![\w$])${word}(?!\w)`).test(text)

/** Whether a source has all parts of a name; a whole file has no name. */
export const hasName = (text: string, name: string): boolean =>
  name.split('.').every((part) => hasWord(text, part))

/** Types leave no code, so a type is as used as its module. */
const isType = (text: string, name: string) =>
  new RegExp(String.raw`^\s*(?:export )?(?:interface|type) ${name}\b`, 'm').test(text)

/** No bundle has a module that only has types; `knip` sees whether something imports them. */
const hasTypesOnly = (text: string) =>
  text !== '' && !/^(?:export )?(?:async )?(?:function|const|let|class)\b/m.test(text)

/**
 * Decides whether the shop uses a source: whether its bundle keeps the declaration. A member is as used as its owner: that
 * no page calls a method is not seen here, and for one that calls the platform by the calls that were sent.
 * @param kept what the bundle keeps of each module
 */
export const createIsUsed =
  (kept: ReadonlyMap<string, string>, read = readText) =>
  ({ file, name }: Source): boolean => {
    const [text, code] = [read(file), kept.get(file)]
    if (code === undefined) return hasTypesOnly(text)
    const [owner = ''] = name.split('.')
    return owner === '' || isType(text, owner) || hasWord(code, owner)
  }
