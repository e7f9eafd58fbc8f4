import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router-dom'
import { notFound } from '../../app/not-found'
import type { PageHandle } from '../../app/page-handle'
import { guideSlugs } from '../../app/paths'
import type { PageLoaderArgs } from '../../app/shop-context'
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

export function Component() {
  const { t } = useTranslation('guide')
  const { slug } = useLoaderData<typeof loader>()
  return <ReadingPage heading={t(`${slug}.title`)} text={t(`${slug}.text`)} />
}
