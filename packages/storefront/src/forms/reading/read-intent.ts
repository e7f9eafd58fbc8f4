import { textOf } from '../text-of'

/**
 * Which of a page's forms was sent: the `intent` of its button or hidden field, `''` for a form without one. Undefined
 * for any value that is not listed.
 */
export function readIntent<T extends string>(form: FormData, intents: readonly T[]): T | undefined {
  const sent = textOf(form, 'intent')
  return intents.find((intent) => intent === sent)
}
