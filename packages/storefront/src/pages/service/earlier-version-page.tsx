import { useShopClient } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { Link, redirect, useLoaderData } from 'react-router-dom'
import { Note } from '../../components/note'
import { notFound } from '../../shell/not-found'
import type { PageHandle } from '../../shell/page-handle'
import { paths } from '../../shell/paths'
import { findServicePage } from '../../shell/service-pages'
import { shopOf } from '../../shell/shop-context'
import type { PageLoaderArgs } from '../../shell/shop-context'
import { formatVersion, listVersions } from '../../shell/text-versions'
import { ReadingPage } from './reading-page'
import { readTermsText } from './service-text'
import { usePageList } from './use-page-list'

/** An earlier version of a text; leads to the page of the present one, and is 404 for a day of none. */
export function loader(args: PageLoaderArgs) {
  const { shop } = shopOf(args)
  const { slug, version = '' } = args.params
  const page = findServicePage(shop, slug) ?? notFound()
  const versions = listVersions(page)
  const index = versions.indexOf(version)
  // The router handles a thrown response as a redirect, not as an error.
  if (index === 0) throw redirect(paths.service(page.slug))
  const until = versions[index - 1] ?? notFound()
  return { slug: page.slug, shop, version, until }
}

export const handle: PageHandle<typeof loader> = {
  kind: 'content',
  title: ({ data: { slug, version }, i18n }) =>
    `${i18n.t(`service.${slug}`, { ns: 'common' })} (${formatVersion(version, i18n.language)})`,
}

/** A text as it was, for those who ordered at that time. */
export function Component() {
  const { t, i18n } = useTranslation(['common', 'service'])
  const { locale } = useShopClient()
  const { slug, shop, version, until } = useLoaderData<typeof loader>()
  const find = (namespace: string, key: string): unknown => i18n.getResource(i18n.language, namespace, key)
  return (
    <ReadingPage
      heading={t(`common:service.${slug}`)}
      text={readTermsText({ shop, version }, { find })}
      version={version}
      notice={
        <Note kind="warning">
          <p>
            {t('service:earlier.notice', { date: formatVersion(until, locale) })}{' '}
            <Link className="link" to={paths.service(slug)}>
              {t('service:earlier.present')}
            </Link>
          </p>
        </Note>
      }
      list={usePageList(shop)}
      isLegal
    />
  )
}
