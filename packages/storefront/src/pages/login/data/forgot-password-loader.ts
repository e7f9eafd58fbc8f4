import type { PageLoaderArgs } from '../../../shell/shop-context'

/** Whether a code has been sent, which the page then takes. */
export function loadForgotPassword({ request }: PageLoaderArgs): { readonly isSent: boolean } {
  return { isSent: new URL(request.url).searchParams.get('step') === 'code' }
}
