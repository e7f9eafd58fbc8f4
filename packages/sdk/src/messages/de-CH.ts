import { messages as german } from './de'
import type { ErrorMessages } from './error-messages'

/** ss for ß, and products are «an Lager». */
const inSwissGerman = <Key extends string>(texts: Readonly<Record<Key, string>>): Record<Key, string> =>
  // The keys stay; only their texts change.
  Object.fromEntries(
    Object.entries<string>(texts).map(([key, text]) => [
      key,
      text.replaceAll('ß', 'ss').replaceAll('auf Lager', 'an Lager'),
    ]),
  ) as Record<Key, string>

/** The texts of the error catalogue in German as it is written in Switzerland. */
export const messages: ErrorMessages = {
  labels: inSwissGerman(german.labels),
  messages: inSwissGerman(german.messages),
  actions: inSwissGerman(german.actions),
  waits: inSwissGerman(german.waits),
  targetLabels: inSwissGerman(german.targetLabels),
}
