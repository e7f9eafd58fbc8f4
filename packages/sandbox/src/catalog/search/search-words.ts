import { foldText } from './fold-text'

/** The words of a text as the search compares them: folded, numbers apart from their units, sizes whole (`300x200`). */
export function searchWords(text: string): string[] {
  return foldText(text)
    .replace(/(\d)(mm|cm|m|kg|g)(?![\p{Letter}\p{Number}])/gu, '$1 $2')
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean)
}

/**
 * A folded word and, where it may hold umlauts as two letters, the same with one: `groesse` is also `grosse`, as
 * `Größe` is. The word itself stays, since not every `oe` is an umlaut (`Thermoetiketten`).
 */
export function spellingsOf(word: string): readonly string[] {
  const joined = word
    .replaceAll('ae', 'a')
    .replaceAll('oe', 'o')
    .replace(/(?<![aeq])ue/g, 'u')
  return joined === word ? [word] : [word, joined]
}

/** Words that do not narrow a search: articles, prepositions, and what people write in front of a product number or a paper size. */
export const isStopWord = (word: string): boolean => stopWords.has(word)

const stopWords = new Set(
  [
    'für und mit der die das den dem ein eine einen von zum zur in im auf aus bis',
    'de des du le la les un une et pour avec en sur à d l',
    'for and with the of a an in to by',
    'art artikel artikelnummer nr no ref',
    'din',
  ].flatMap(searchWords),
)
