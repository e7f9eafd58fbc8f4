import { HomeContent } from './home-content'
import { loadLater } from '../../shell/load-later'
import type { PageHandle } from '../../shell/page-handle'
import { withDrawings } from '../../drawing/with-drawings'

export const loader = withDrawings(loadLater(async () => (await import('./data/home-loader')).homeLoader))

export const handle: PageHandle<typeof loader> = {
  kind: 'home',
  title: ({ i18n }) => i18n.t('title', { ns: 'home' }),
  description: ({ i18n }) => i18n.t('metaDescription', { ns: 'home' }),
}

export { revalidateUnlessAdded as shouldRevalidate } from '../../shared/product/revalidate-unless-added'

export { HomeContent as Component }
