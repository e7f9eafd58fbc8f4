import { textOf } from './text-of'

/**
 * Which of a page's forms was sent: the `intent` of its button or hidden field, `''` for a form without one. Undefined
 * for any text that is not listed, the names that every object has (`constructor`, `__proto__`) among them.
 */
export function readIntent<T extends string>(form: FormData, intents: readonly T[]): T | undefined {
  const sent = textOf(form, 'intent')
  return intents.find((intent) => intent === sent)
}
