import type { Client } from '@cartonnage/sdk'
import { storageEntries } from '@cartonnage/sdk'
import type { AddressFormValues } from '@cartonnage/sdk/rules'
import { addressFields, isShopError, parseShopUrl } from '@cartonnage/sdk/rules'
import type { PageActionArgs } from '../../app/shop-context'
import { shopOf } from '../../app/shop-context'
import { textOf } from '../../forms/text-of'

/** How long it lies in the tab, in ms: long enough to sign in again. */
export const keptFor = 15 * 60 * 1000

const checkboxes = ['keep', 'isDefault'] as const

/** An address as it was typed, whatever is wrong with it. */
export interface TypedAddress {
  readonly values: Partial<AddressFormValues>
  readonly isChecked: Readonly<Record<(typeof checkboxes)[number], boolean>>
}

/**
 * Runs the action of an address form. When the session turns out to be over, what was typed waits in this tab for the
 * person who typed it; on a server, which has no tab, it does not.
 */
export async function keepTypedAddress<T>(
  args: PageActionArgs,
  { form, now }: { readonly form: FormData; readonly now: number },
  run: () => Promise<T>,
): Promise<T> {
  const { scope, storage } = shopOf(args)
  // Once the session is found to be over, nobody is known any more.
  const { userId } = scope.getSnapshot()
  try {
    return await run()
  } catch (error) {
    // A thrown response leads to the sign-in page.
    if (userId !== undefined && (error instanceof Response || isShopError(error, 'SESSION_ENDED'))) {
      const fields = Object.fromEntries(
        [...addressFields, ...checkboxes].map((name) => [name, textOf(form, name)]),
      )
      storage.write(storageEntries.typedForm, {
        userId,
        path: pathOf(args.request.url),
        typedAt: now,
        fields,
      })
    }
    throw error
  }
}

/** The form's page below the base path: a language that was changed on the way does not matter. */
const pathOf = (url: string): string => parseShopUrl(url).path + new URL(url).search

/** What this buyer typed into the form of this page before signing in again, once. */
export function takeTypedAddress(
  { scope, storage }: Pick<Client, 'scope' | 'storage'>,
  { path, now }: { readonly path: string; readonly now: number },
): TypedAddress | undefined {
  const typed = storage.read(storageEntries.typedForm)
  if (typed === null) return undefined
  const isOwn = typed.userId === scope.getSnapshot().userId
  const isFresh = now - typed.typedAt < keptFor
  if (isOwn && isFresh && typed.path !== path) return undefined
  storage.remove(storageEntries.typedForm)
  if (!isOwn || !isFresh) return undefined
  const text = (name: string) => typed.fields[name] ?? ''
  return {
    values: Object.fromEntries(addressFields.map((name) => [name, text(name)])),
    isChecked: { keep: text('keep') !== '', isDefault: text('isDefault') !== '' },
  }
}
