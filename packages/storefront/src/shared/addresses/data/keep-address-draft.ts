import { addressFields } from '@cartonnage/sdk/rules'
import { keepEnteredForm } from '../../../shell/entered-form'
import type { PageActionArgs } from '../../../shell/shop-context'
import { readEnteredAddress } from './read-address'

const checkboxes = ['keep', 'isDefault'] as const

/** Runs the action of an address form; the entered address is kept when the session has ended, as `keepEnteredForm` does. */
export async function keepAddressDraft<T>(
  args: PageActionArgs,
  { form, now }: { readonly form: FormData; readonly now: number },
  run: () => Promise<T>,
): Promise<T> {
  const readFields = () => {
    const entered = readEnteredAddress(form)
    return Object.fromEntries<string>([
      ...addressFields.map((name) => [name, entered[name]] as const),
      ...checkboxes.map((name) => [name, entered[name] ? 'true' : ''] as const),
    ])
  }
  return await keepEnteredForm(args, { readFields, now }, run)
}
