import type { CallSpec } from '@cartonnage/sdk/contract'

/** Where the calls of one shop go. */
export interface CallTarget {
  /** Origin and, where there is one, the site's path: `https://shop.example/s`. */
  readonly baseUrl: string
  readonly webstoreId: string
  /** Put in front of commerce calls, such as `/sf/api`. */
  readonly apiPrefix: string
  /** Locale of the answers. */
  readonly language: string
  readonly controllers: Controllers
}

/** Class names of the server actions, which every organisation chooses for itself. */
export interface Controllers {
  readonly cart: string
  readonly user: string
  readonly navigation: string
}

/** The class names that the sandbox and the specification have. */
export const usualControllers: Controllers = {
  cart: 'ShoppingCartController',
  user: 'UserController',
  navigation: 'NavigationController',
}

/** What a call is asked with. */
export interface CallInput {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly body?: object
}

/** The full address of one call; a path parameter without a value is a mistake of ours and throws. */
export function callUrl(call: CallSpec, target: CallTarget, input: CallInput): string {
  const values: Readonly<Record<string, string>> = {
    cartController: target.controllers.cart,
    userController: target.controllers.user,
    navigationController: target.controllers.navigation,
    webstoreId: target.webstoreId,
    ...input.params,
  }
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`${call.id}: no value for the path parameter ${name}`)
    return encodeURIComponent(value)
  })
  const prefix = call.at === 'api' ? target.apiPrefix : ''
  const url = new URL(`${target.baseUrl.replace(/\/+$/, '')}${prefix}${path}`)
  const query = { language: target.language, htmlEncode: 'false', ...input.query }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}
