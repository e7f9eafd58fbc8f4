import { messages as german } from './de'
import type { ErrorMessages } from './error-messages'

const inSwissSpelling = <Key extends string>(texts: Readonly<Record<Key, string>>): Record<Key, string> =>
  // The keys stay; only their texts change.
  Object.fromEntries(
    Object.entries<string>(texts).map(([key, text]) => [key, text.replaceAll('ß', 'ss')]),
  ) as Record<Key, string>

/** The texts of the error catalogue in German as it is written in Switzerland. */
export const messages: ErrorMessages = {
  labels: inSwissSpelling(german.labels),
  messages: inSwissSpelling(german.messages),
  actions: inSwissSpelling(german.actions),
  ways: inSwissSpelling(german.ways),
}
