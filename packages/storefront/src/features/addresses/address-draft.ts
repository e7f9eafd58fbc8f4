import type { Client } from '@cartonnage/sdk'
import { storageEntries } from '@cartonnage/sdk'
import type { AddressField } from '@cartonnage/sdk/rules'
import { useShopClient } from '@cartonnage/react-hooks'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { EnteredAddressForm } from './read-address'

/** How long a draft stays in the tab, in ms: long enough to sign in again. */
export const draftLifetimeMs = 15 * 60 * 1000

/** An address as it was entered, valid or not. */
export type AddressDraft = Pick<EnteredAddressForm, AddressField | 'keep' | 'isDefault'>

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
    country: text('country'),
    companyName: text('companyName'),
    vatId: text('vatId'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    street: text('street'),
    postalCode: text('postalCode'),
    city: text('city'),
    phoneNumber: text('phoneNumber'),
    keep: text('keep') !== '',
    isDefault: text('isDefault') !== '',
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
