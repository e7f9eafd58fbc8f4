import { catalog, guestCart } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import { isSample, sampleRefusal } from '@cartonnage/sdk/rules'
import { data, redirect } from 'react-router-dom'
import { addToCart } from '../../../shared/add-to-cart/add-to-cart'
import { paths } from '../../../shell/paths'
import { shopOf } from '../../../shell/shop-context'
import type { PageActionArgs } from '../../../shell/shop-context'

/** The cart has this sample, or as many as an order may have. */
export interface RefusedSample {
  readonly problem: 'sample'
  /** As every refusal has it; the quantity of a sample is not entered. */
  readonly entered: ''
}

/**
 * Adds the sample that the address names to the cart, as `addToCart` adds a product. A guest's cart is in the browser, which
 * asks the catalogue how many samples are in it; a buyer's is counted by the platform.
 */
export async function addSample(args: PageActionArgs) {
  const id = new URL(args.request.url).searchParams.get('sample') ?? ''
  const shop = shopOf(args)
  if (!import.meta.env.SSR && (await isRefusedToGuest(shop, id))) return refused()
  const response = await addToCart({ ...args, params: { ...args.params, id } })
  if (response instanceof Response) return isSuccess(response) ? toProduct(args) : response
  return isRefusedByPlatform(response) ? refused() : response
}

const refused = () => data<RefusedSample>({ problem: 'sample', entered: '' }, { status: 422 })

/** Where nobody can say, the sample is added: the checkout counts again. */
async function isRefusedToGuest(shop: Client, sampleId: string): Promise<boolean> {
  const ids = shop
    .use(guestCart)
    .getSnapshot()
    .map(({ productId }) => productId)
  if (ids.length === 0) return false
  const products = await shop
    .use(catalog)
    .listProducts(ids)
    .catch(() => [])
  const samples = products.filter(isSample).map(({ id }) => id)
  return sampleRefusal(samples, sampleId) !== undefined
}

type Outcome = Exclude<Awaited<ReturnType<typeof addToCart>>, Response>

/** The platform has refused the quantity of a product, and a sample's is always one. */
const isRefusedByPlatform = ({ data: outcome, init }: Outcome): boolean =>
  'problem' in outcome && typeof outcome.problem === 'object' && init?.status === 422

/** In contrast to the way to the sign-in. */
const isSuccess = ({ headers }: Response): boolean =>
  new URL(headers.get('Location') ?? '', 'http://shop').searchParams.has('added')

function toProduct({ params }: PageActionArgs): Response {
  const path = paths.product({ urlName: params.urlName ?? '', id: params.id ?? '' })
  return redirect(`${path}?sample=added`, 303)
}
