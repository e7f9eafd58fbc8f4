import { storageEntries } from '@cartonnage/sdk'
import { addressFields, isShopError, parseShopUrl } from '@cartonnage/sdk/rules'
import type { PageActionArgs } from '../../shell/shop-context'
import { shopOf } from '../../shell/shop-context'
import { readEnteredAddress } from './read-address'

const checkboxes = ['keep', 'isDefault'] as const

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
      const entered = readEnteredAddress(form)
      const fields = Object.fromEntries<string>([
        ...addressFields.map((name) => [name, entered[name]] as const),
        ...checkboxes.map((name) => [name, entered[name] ? 'true' : ''] as const),
      ])
      const path = pathOf(args.request.url)
      storage.write(storageEntries.enteredForm, { userId, path, typedAt: now, fields })
    }
    throw error
  }
}

/** The form's page below the base path, so that a change of language does not matter. */
const pathOf = (url: string): string => parseShopUrl(url).path + new URL(url).search
