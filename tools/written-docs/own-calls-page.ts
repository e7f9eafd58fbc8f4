import { inCell } from '../markdown.ts'
import type { CallSpec } from '../../packages/sdk/src/contract/kit/call'
import type { CustomCall } from '../../packages/sdk/src/contract/custom-calls/custom-calls'

const inCode = (text: string) => `\`${text}\``

/** Calls of the platform that are documented and that this contract leaves out, below a webstore unless absolute. */
const uncovered: readonly (readonly [calls: string, about: string, since: string])[] = [
  ['`POST search/product-search`', 'A search with its terms in the body; the sandbox answers it', '49'],
  ['`products/{id}/children`', 'Variations of a product', ''],
  ['`products/{id}/featured-products`', 'Products that editors put beside one', ''],
  ['`POST carts/{id}/actions/calculate`', 'A cart is calculated at once', ''],
  ['`POST carts/{id}/actions/evaluate-shipping`', 'Fees before the checkout', ''],
  ['`POST carts/{id}/actions/evaluate-taxes`', 'Taxes before the checkout', ''],
  ['`POST carts/{id}/actions/add-cart-to-wishlist`', 'A cart as a wish list', '49'],
  ['`POST carts/{id}/messages/actions/set-visibility`', 'A message of the cart is put away', ''],
  ['`carts/{id}/products/{productId}`', 'A product with its lines in a cart', ''],
  ['`carts/{id}/promotions`, `cart-items/promotions`', 'The promotions of a cart and its lines', ''],
  ['`POST carts/{id}/cart-items/actions/apply-configuration`', 'Configured products', '66'],
  ['`POST payments/token`', 'A token for saved payment methods', '61'],
  ['`PATCH myprofile`', 'Name, e-mail address and phone number are changed', '59'],
  ['`POST myprofile/actions/initOTP`, `…/verify`', 'An address or number is confirmed', '64'],
  ['`POST order-summaries/async-actions/adjustment-aggregates`', 'Sums of the adjustments of orders', ''],
  ['`GET order-summaries/actions/lookup`', 'An order by its token alone', '64'],
  ['`subscriptions`, `…/actions/initiate-cancellation`, `…-amendment`, `…-renewal`', 'Subscriptions', ''],
  ['`subscriptions/{id}/saved-payment-methods`, `…/action-history`', 'Subscriptions', ''],
  [
    '`POST /services/data/…/commerce/promotions/actions/evaluate-products`',
    'Promotions of products outside of a cart; the sandbox answers it',
    '',
  ],
  ['`taxes/products/{id}`', 'Taxes of a product in a country; the sandbox answers it', ''],
  ['`POST taxes/actions/calculate-taxes`', 'Taxes of lines of goods; the sandbox answers it', ''],
  ['`GET wishlists/{id}`', 'One wish list with its products, which the list of its items has too', '49'],
  [
    '`POST wishlists/{id}/actions/add-wishlist-to-cart`',
    'All products of a wish list, without quantities',
    '49',
  ],
]

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** The calls that are not the platform's, what depends on them, and the platform's calls that are left out, as a page. */
export function writeOwnCallsPage(
  calls: readonly Pick<CallSpec, 'id' | 'method' | 'path'>[],
  customCalls: Readonly<Record<string, CustomCall>>,
): string {
  const own = calls.flatMap(({ id, method, path }) => {
    const custom = customCalls[id]
    if (custom === undefined) return []
    const { kind, feature, without, standIn } = custom
    const instead = standIn === null ? '' : inCode(standIn)
    return [row([inCode(id), inCode(`${method} ${path}`), kind, inCode(feature), inCell(without), instead])]
  })
  const left = uncovered.map((cells) => row(cells))
  return `${[...head, ...own, ...between, ...left].join('\n')}\n`
}

const head = [
  '# Calls of one’s own',
  '',
  'Written by `pnpm written-docs` from `packages/sdk/src/contract/custom-calls/`. Not every call of the contract is the',
  'platform’s: a `server action` and an `apex rest` class are code of the organisation, an `extension` is a call that this',
  'contract adds. Where one is missing (404) or refused (403), the shop goes on without what the table says. The OpenAPI',
  'document has the same as `x-custom`, and `cartonnage-contract verify` names what is lost.',
  '',
  'Calls of the platform that can stand in are named by their ids in `allCalls` of `@cartonnage/sdk/contract`.',
  '',
  '| Call | Path | Kind | Feature | Without it | In its place |',
  '| --- | --- | --- | --- | --- | --- |',
]

const between = [
  '',
  '## Calls of the platform that are not covered',
  '',
  'Documented, and not in the contract because no page of the shop uses them. Below a webstore unless the path is absolute;',
  'the version where it is known.',
  '',
  '| Call | What it is for | Since |',
  '| --- | --- | --- |',
]
