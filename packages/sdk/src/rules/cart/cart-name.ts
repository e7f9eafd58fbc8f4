/** The most characters of a cart's name, and of the note about it. */
export const longestCartName = 250

/** Why a text cannot be the name of a cart, or the note about it. */
export interface CartNameProblem {
  /** Longer than {@link longestCartName}, or with a character that the platform does not allow. */
  readonly problem: 'too-long' | 'forbidden'
  /** The first character that is not allowed; empty for one that is too long. */
  readonly character: string
}

const forbidden = /["'<>@!$#&%\\{[\]}]/

/** What is wrong with the name of a cart, or with the note about it; undefined where nothing is. Empty means none. */
export function checkCartName(text: string): CartNameProblem | undefined {
  const [character] = forbidden.exec(text) ?? []
  if (character !== undefined) return { problem: 'forbidden', character }
  return text.trim().length > longestCartName ? { problem: 'too-long', character: '' } : undefined
}
