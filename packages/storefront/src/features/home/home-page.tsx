import type { ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { deferred } from '../../app/deferred'
import type { PageHandle } from '../../app/page-handle'
import type { PageLoaderArgs } from '../../app/shop-context'
import { keepsAfterAdding } from '../product/keeps-after-adding'

export async function loader(args: PageLoaderArgs) {
  const { homeLoader } = await import('./home-loader')
  return homeLoader(args)
}

export const handle: PageHandle<typeof loader> = {
  kind: 'home',
  title: ({ i18n }) => i18n.t('title', { ns: 'home' }),
  description: ({ i18n }) => i18n.t('metaDescription', { ns: 'home' }),
}

export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) =>
  !keepsAfterAdding(change) && change.defaultShouldRevalidate

/** Nothing on the start page needs a script until somebody does something. */
export const Component = deferred(async () => (await import('./home-content')).HomeContent, ['box-finder'])
