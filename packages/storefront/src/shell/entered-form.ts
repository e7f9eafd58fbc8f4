import type { Client } from '@cartonnage/sdk'
import { storageEntries } from '@cartonnage/sdk'
import { isShopError } from '@cartonnage/sdk/errors'
import { parseShopUrl } from '@cartonnage/sdk/rules'
import { useShopClient } from '@cartonnage/react-hooks'
import { useEffect, useState } from 'react'
import { withNamedParameters } from './page-parameters'
import type { PageActionArgs } from './shop-context'
import { shopOf } from './shop-context'
import { useSharedLocation } from './use-shared-location'

/** What was entered, by field name. */
export type EnteredFields = Readonly<Record<string, string>>

/** How long an entered form stays in the tab, in ms: long enough to sign in again. */
export const enteredFormLifetimeMs = 15 * 60 * 1000

interface SentForm {
  /** Reads what was entered. */
  readonly readFields: () => EnteredFields
  readonly now: number
}

/**
 * Runs the action of a form. When it finds that the session has ended, what was entered is saved in this tab for the same
 * buyer; not on a server, which has no tab.
 */
export async function keepEnteredForm<T>(
  args: PageActionArgs,
  { readFields, now }: SentForm,
  run: () => Promise<T>,
): Promise<T> {
  const { scope, storage } = shopOf(args)
  // Read first: afterwards the scope no longer has the user of the ended session.
  const { userId } = scope.getSnapshot()
  try {
    return await run()
  } catch (error) {
    // A thrown response leads to the sign-in page.
    if (userId !== undefined && (error instanceof Response || isShopError(error, 'SESSION_ENDED'))) {
      const path = pathOf(args.request.url)
      storage.write(storageEntries.enteredForm, { userId, path, typedAt: now, fields: readFields() })
    }
    throw error
  }
}

/** The form's page below the base path, so that a change of language does not matter. */
function pathOf(url: string): string {
  const { path, search } = parseShopUrl(withNamedParameters(url))
  return path + search
}

/** What this buyer entered into the form of this page before signing in again. It is returned once. */
export function takeEnteredForm(
  { scope, storage }: Pick<Client, 'scope' | 'storage'>,
  { path, now }: { readonly path: string; readonly now: number },
): EnteredFields | undefined {
  const entered = storage.read(storageEntries.enteredForm)
  if (entered === null) return undefined
  const isOwn = entered.userId === scope.getSnapshot().userId
  const isFresh = now - entered.typedAt < enteredFormLifetimeMs
  if (isOwn && isFresh && entered.path !== path) return undefined
  storage.remove(storageEntries.enteredForm)
  return isOwn && isFresh ? entered.fields : undefined
}

/**
 * What this buyer had entered into the form of this page when the session ended; undefined at first, because the server
 * cannot read the tab's storage. Give the fields of the form a new `key` once it is there.
 */
export function useEnteredForm(): EnteredFields | undefined {
  const { scope, storage } = useShopClient()
  const { pathname, search } = useSharedLocation()
  const [fields, setFields] = useState<EnteredFields>()
  useEffect(() => {
    const found = takeEnteredForm({ scope, storage }, { path: pathname + search, now: Date.now() })
    if (found !== undefined) setFields(found)
  }, [scope, storage, pathname, search])
  return fields
}
