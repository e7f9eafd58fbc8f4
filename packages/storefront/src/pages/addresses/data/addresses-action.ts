import { buyerAddressForm } from '../../../shared/addresses/buyer-address-form'
import { addresses } from '@cartonnage/sdk'
import { isShopError, ShopError } from '@cartonnage/sdk/errors'
import { data, redirect } from 'react-router-dom'
import { paths } from '../../../shell/paths'
import { requireBuyer } from '../../../shell/data/require-buyer'
import type { PageActionArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'
import { readIntent } from '../../../forms/reading/read-intent'
import { hidden } from '../../../forms/reading/field-schema'
import { readEntered } from '../../../forms/reading/read-form'
import { loadReportedFailure } from '../../../shared/failures/load-reported-failure'
import { newAddress } from './addresses-loader'
import { readAddress } from '../../../shared/addresses/data/read-address'
import { saveAddress } from '../../../shared/addresses/data/save-address'
import { checkoutStepAfter, homeAfter } from '../../../shared/addresses/address-origin'
import { keepAddressDraft } from '../../../shared/addresses/data/keep-address-draft'

/** Saves the form of one address, then returns to where the buyer came from. */
export async function saveAddressPage(args: PageActionArgs) {
  const form = await args.request.formData()
  return await keepAddressDraft(args, { form, now: Date.now() }, () => savePage(args, form))
}

async function savePage(args: PageActionArgs, form: FormData) {
  const { userType } = await requireBuyer(args)
  const { id = '' } = args.params
  const client = shopOf(args)
  const fields = buyerAddressForm(client, userType)
  const reading = await readAddress(form, { shop: client.shop, ...fields })
  const outcome = await saveAddress(client, reading, {
    url: args.request.url,
    kind: reading.entered.kind,
    isBusiness: fields.isBusiness,
    addressId: id === newAddress ? undefined : id,
  })
  if ('refused' in outcome) return data(outcome.refused, { status: 422 })
  const { searchParams } = new URL(args.request.url)
  return redirect(
    checkoutStepAfter(searchParams, outcome.addressId) ??
      homeAfter(searchParams) ??
      paths.addresses({ done: 'saved' }),
    303,
  )
}

/** Deletes an address, or makes it the default of its kind. */
export async function changeAddresses(args: PageActionArgs) {
  await requireBuyer(args)
  const form = await args.request.formData()
  const intent = readIntent(form, ['default', 'remove'])
  const { addressId } = readEntered(form, { addressId: hidden() })
  const shop = shopOf(args)
  const book = shop.use(addresses)
  if (intent === undefined) return await refuse(args, new ShopError('INVALID_OPTION', 'no such form'))
  try {
    if (intent === 'remove') {
      await book.delete(addressId)
      return redirect(paths.addresses({ done: 'removed' }), 303)
    }
    await book.update(addressId, { isDefault: true })
    return redirect(paths.addresses({ done: 'saved' }), 303)
  } catch (error) {
    if (!isShopError(error) || isShopError(error, 'SESSION_ENDED')) throw error
    shop.reportFailure(error, 'changing the addresses')
    return await refuse(args, error)
  }
}

const refuse = async (args: PageActionArgs, error: ShopError) =>
  data(
    { failure: await loadReportedFailure(error, { shop: shopOf(args), url: args.request.url }) },
    { status: 422 },
  )
