import type { loadCheckout } from './checkout-loader'

/** What the loader gives for a step that can be shown. */
export type StepData = Extract<Awaited<ReturnType<typeof loadCheckout>>, { readonly state: 'ready' }>
