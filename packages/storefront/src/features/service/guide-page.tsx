import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router-dom'
import { notFound } from '../../app/not-found'
import type { PageHandle } from '../../app/page-handle'
import { guideSlugs, paths } from '../../app/paths'
import type { PageLoaderArgs } from '../../app/shop-context'
import { FluteRows } from './flute-rows'
import { ReadingPage } from './reading-page'
import { readLead } from './text-blocks'

/** A page that explains something about packaging, in both shops. */
export function loader({ params }: PageLoaderArgs) {
  const slug = guideSlugs.find((one) => one === params['slug'])
  return slug === undefined ? notFound() : { slug }
}

export const handle: PageHandle<typeof loader> = {
  kind: 'content',
  title: ({ data, i18n }) => i18n.t(`${data.slug}.title`, { ns: 'guide' }),
  description: ({ data, i18n }) => readLead(i18n.t(`${data.slug}.text`, { ns: 'guide' })),
}

/** What stands in the place of `![flutes]`. */
const figures = { flutes: <FluteRows /> }

export function Component() {
  const { t } = useTranslation(['guide', 'footer'])
  const { slug } = useLoaderData<typeof loader>()
  const title = t('footer:knowHow')
  const pages = guideSlugs.map((one) => ({ to: paths.guide(one), title: t(`${one}.title`) }))
  return (
    <ReadingPage
      heading={t(`${slug}.title`)}
      text={t(`${slug}.text`)}
      figures={figures}
      list={{ label: title, groups: [{ title, pages }] }}
    />
  )
}
