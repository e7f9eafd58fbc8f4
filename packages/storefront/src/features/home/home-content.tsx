import { useNavigation } from '@cartonnage/react-hooks'
import { useLoaderData } from 'react-router-dom'
import { FluteStrip } from './flute-strip'
import { Hero } from './hero'
import type { homeLoader } from './home-loader'
import { OftenOrdered } from './often-ordered'
import { Range } from './range'
import { Services } from './services'

/** All that stands between header and footer of the start page. */
export function HomeContent() {
  const { counts, articles } = useLoaderData<typeof homeLoader>()
  const { items } = useNavigation()
  return (
    <>
      <Hero article={articles[0]} boxes={items[0]} count={counts[items[0]?.id ?? ''] ?? 0} />
      <Range items={items} counts={counts} />
      {articles.length === 0 ? null : <OftenOrdered articles={articles} boxes={items[0]} />}
      <FluteStrip />
      <Services />
    </>
  )
}
