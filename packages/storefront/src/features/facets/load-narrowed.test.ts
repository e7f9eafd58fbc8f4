import { afterAll, describe, expect, it } from 'vitest'
import { categoryLoader } from '../category/category-loader'
import { outcomeOf } from '../checkout/shopper.fixture'
import { createCatalogue } from '../product/catalogue-pages.fixture'

const catalogue = createCatalogue()
afterAll(catalogue.close)

const slug = 'faltkartons-1-wellig'
const open = (query: string) => categoryLoader(catalogue.args(`/category/${slug}${query}`, { slug }))

it('prints', async () => {
  const page = await open('?flute=B&stock=1')
  console.info(page.total, JSON.stringify(page.narrowing, null, 1))
  console.info(await outcomeOf(open('?stock=1&flute=B&sort=length')))
})
