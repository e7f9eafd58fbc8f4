import { useNavigation } from '@cartonnage/react-hooks'
import { useLoaderData } from 'react-router-dom'
import { FluteStrip } from './flute-strip'
import { Hero } from './hero'
import type { homeLoader } from './data/home-loader'
import { OftenOrdered, OwnArticles } from './often-ordered'
import { Range } from './range'
import { Services } from './services'

/** The start page between header and footer. */
export function HomeContent() {
  const { own, counts, products } = useLoaderData<typeof homeLoader>()
  const { items } = useNavigation()
  return (
    <>
      <Hero product={products[0]} boxes={items[0]} count={counts[items[0]?.id ?? ''] ?? 0} />
      {own.length === 0 ? null : <OwnArticles articles={own} />}
      <Range items={items} counts={counts} />
      {products.length === 0 ? null : <OftenOrdered products={products} boxes={items[0]} />}
      <FluteStrip />
      <Services />
    </>
  )
}
