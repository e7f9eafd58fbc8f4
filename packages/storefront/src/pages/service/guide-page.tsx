import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router-dom'
import { notFound } from '../../shell/not-found'
import type { PageHandle } from '../../shell/page-handle'
import { guideSlugs, paths } from '../../shell/paths'
import type { PageLoaderArgs } from '../../shell/shop-context'
import { FluteRows } from './flute-rows'
import { ReadingPage } from './reading-page'
import { readLead } from './text-blocks'

/** A page about packaging, the same in both shops. */
export function loader({ params }: PageLoaderArgs) {
  const slug = guideSlugs.find((guide) => guide === params.slug)
  return slug === undefined ? notFound() : { slug }
}

export const handle: PageHandle<typeof loader> = {
  kind: 'content',
  title: ({ data, i18n }) => i18n.t(`${data.slug}.title`, { ns: 'guide' }),
  description: ({ data, i18n }) => readLead(i18n.t(`${data.slug}.text`, { ns: 'guide' })),
}

/** Replaces `![flutes]` in a text. */
const figures = { flutes: <FluteRows /> }

export function Component() {
  const { t } = useTranslation(['guide', 'footer'])
  const { slug } = useLoaderData<typeof loader>()
  const title = t('footer:knowHow')
  const pages = guideSlugs.map((guide) => ({ to: paths.guide(guide), title: t(`${guide}.title`) }))
  return (
    <ReadingPage
      heading={t(`${slug}.title`)}
      text={t(`${slug}.text`)}
      figures={figures}
      list={{ label: title, groups: [{ title, pages }] }}
    />
  )
}
