/** Blanks, and the hyphens and dashes that people and programs write. */
const separators = /[\s\p{Pd}\u2212]+/gu

/** Four groups of five letters or digits. */
const referenceNumber = /^[A-Z\d]{20}$/

/**
 * The order reference number that a person has typed, from paper or as it was read aloud: with or without hyphens and
 * blanks, in capital or small letters. `kr4tn bqx5a pack92h26a` is `KR4TN-BQX5A-PACK9-2H26A`. A text that is no number
 * of four groups of five is returned as it was entered, trimmed: some platforms number orders otherwise.
 */
export function readOrderNumber(entered: string): string {
  const letters = entered.replace(separators, '').toUpperCase()
  return referenceNumber.test(letters) ? letters.replace(/.{5}(?=.)/g, '$&-') : entered.trim()
}
