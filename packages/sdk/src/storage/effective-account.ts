import type { BrowserStore } from './browser-store'
import { effectiveAccountEntry, type EffectiveAccount } from './storage-entries'

/** The account that was chosen in this tab; null for the buyer's own. */
export const readChosenAccount = (storage: BrowserStore): EffectiveAccount | null =>
  storage.read(effectiveAccountEntry)

/** Stores the choice for this tab; null removes it. */
export function saveChosenAccount(storage: BrowserStore, account: EffectiveAccount | null): void {
  if (account) storage.write(effectiveAccountEntry, account)
  else storage.remove(effectiveAccountEntry)
}
