import { island } from '../../hydration/island'
import type { PageHandle } from '../../shell/page-handle'
import type { PageLoaderArgs } from '../../shell/shop-context'

export async function loader(args: PageLoaderArgs) {
  const { homeLoader } = await import('./home-loader')
  return homeLoader(args)
}

export const handle: PageHandle<typeof loader> = {
  kind: 'home',
  title: ({ i18n }) => i18n.t('title', { ns: 'home' }),
  description: ({ i18n }) => i18n.t('metaDescription', { ns: 'home' }),
}

export { revalidateUnlessAdded as shouldRevalidate } from '../product/revalidate-unless-added'

/** An island: nothing on the start page needs a script before the first interaction. */
export const Component = island(async () => (await import('./home-content')).HomeContent, ['box-finder'])
