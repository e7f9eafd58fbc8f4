import type { ApiVersion, CallSpec } from '@cartonnage/sdk/contract'

/** Where the calls of one shop go. */
export interface CallTarget {
  /** Origin and, where there is one, the site's path: `https://shop.example/s`. */
  readonly baseUrl: string
  readonly webstoreId: string
  /** Put in front of commerce calls, such as `/sf/api`. */
  readonly apiPrefix: string
  /** Version of the platform's API in the paths of its calls. */
  readonly apiVersion: ApiVersion
  /** Locale of the responses. */
  readonly language: string
  readonly controllers: Controllers
}

/** Class names of the server actions, which every organisation chooses for itself. */
export interface Controllers {
  /** Class of the cart actions, such as `ShoppingCartController`. */
  readonly cart: string
  /** Class of the user actions, such as `UserController`. */
  readonly user: string
  /** Class of the navigation actions, such as `NavigationController`. */
  readonly navigation: string
}

/** The class names of the specification and the sandbox. */
export const defaultControllers: Controllers = {
  cart: 'ShoppingCartController',
  user: 'UserController',
  navigation: 'NavigationController',
}

/** What a call is sent with. */
export interface CallInput {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly body?: object
}

/** The full URL of a call. Throws for a path parameter without a value, which is a bug of the kit. */
export function callUrl(call: CallSpec, target: CallTarget, input: CallInput): string {
  const values: Readonly<Record<string, string>> = {
    cartController: target.controllers.cart,
    userController: target.controllers.user,
    navigationController: target.controllers.navigation,
    apiVersion: target.apiVersion,
    webstoreId: target.webstoreId,
    ...input.params,
  }
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`${call.id}: no value for the path parameter ${name}`)
    return encodeURIComponent(value)
  })
  const prefix = call.base === 'api' ? target.apiPrefix : ''
  const url = new URL(`${target.baseUrl.replace(/\/+$/, '')}${prefix}${path}`)
  const query = { language: target.language, htmlEncode: 'false', ...input.query }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}
