import type { Client } from '@cartonnage/sdk'
import { storageEntries } from '@cartonnage/sdk'
import type { AddressFormValues } from '@cartonnage/sdk/rules'
import { addressFields, isShopError, parseShopUrl } from '@cartonnage/sdk/rules'
import { useShopClient } from '@cartonnage/react-hooks'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { PageActionArgs } from '../../shell/shop-context'
import { shopOf } from '../../shell/shop-context'
import { textOf } from '../../forms/text-of'

/** How long a draft stays in the tab, in ms: long enough to sign in again. */
export const draftLifetimeMs = 15 * 60 * 1000

const checkboxes = ['keep', 'isDefault'] as const

/** An address as it was entered, valid or not. */
export interface AddressDraft {
  readonly values: Partial<AddressFormValues>
  readonly isChecked: Readonly<Record<(typeof checkboxes)[number], boolean>>
}

/**
 * Runs the action of an address form. When it finds that the session has ended, the entered address is saved in this
 * tab for the same buyer; not on a server, which has no tab.
 */
export async function keepAddressDraft<T>(
  args: PageActionArgs,
  { form, now }: { readonly form: FormData; readonly now: number },
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
      const fields = Object.fromEntries(
        [...addressFields, ...checkboxes].map((name) => [name, textOf(form, name)]),
      )
      const path = pathOf(args.request.url)
      storage.write(storageEntries.enteredForm, { userId, path, typedAt: now, fields })
    }
    throw error
  }
}

/** The form's page below the base path, so that a change of language does not matter. */
const pathOf = (url: string): string => parseShopUrl(url).path + new URL(url).search

/** What this buyer entered into the form of this page before signing in again. It is returned once. */
export function takeAddressDraft(
  { scope, storage }: Pick<Client, 'scope' | 'storage'>,
  { path, now }: { readonly path: string; readonly now: number },
): AddressDraft | undefined {
  const draft = storage.read(storageEntries.enteredForm)
  if (draft === null) return undefined
  const isOwn = draft.userId === scope.getSnapshot().userId
  const isFresh = now - draft.typedAt < draftLifetimeMs
  if (isOwn && isFresh && draft.path !== path) return undefined
  storage.remove(storageEntries.enteredForm)
  if (!isOwn || !isFresh) return undefined
  const text = (name: string) => draft.fields[name] ?? ''
  return {
    values: Object.fromEntries(addressFields.map((name) => [name, text(name)])),
    isChecked: { keep: text('keep') !== '', isDefault: text('isDefault') !== '' },
  }
}

/**
 * What this buyer had entered into the form of this page when the session ended; undefined at first, because the server
 * cannot read the tab's storage. Give the fields of the form a new `key` once it is there.
 */
export function useAddressDraft(): AddressDraft | undefined {
  const { scope, storage } = useShopClient()
  const { pathname, search } = useLocation()
  const [draft, setDraft] = useState<AddressDraft>()
  useEffect(() => {
    const found = takeAddressDraft({ scope, storage }, { path: pathname + search, now: Date.now() })
    if (found !== undefined) setDraft(found)
  }, [scope, storage, pathname, search])
  return draft
}
