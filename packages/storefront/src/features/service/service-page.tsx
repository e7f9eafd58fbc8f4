import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router-dom'
import { notFound } from '../../app/not-found'
import type { PageHandle } from '../../app/page-handle'
import { findServicePage } from '../../app/service-pages'
import type { PageLoaderArgs } from '../../app/shop-context'
import { shopOf } from '../../app/shop-context'
import { joinClasses } from '../../components/join-classes'
import styles from './service-page.module.css'

/** A static page of the shop; one that the other shop alone has does not exist here. */
export function loader(args: PageLoaderArgs) {
  const { shop } = shopOf(args)
  const page = findServicePage(shop, args.params['slug'])
  if (page === undefined) return notFound()
  return { slug: page.slug, shop }
}

export const handle: PageHandle<typeof loader> = {
  kind: 'content',
  title: ({ data, i18n }) => i18n.t(`service.${data.slug}`, { ns: 'common' }),
}

export function Component() {
  const { t } = useTranslation(['service', 'common'])
  const { slug, shop } = useLoaderData<typeof loader>()
  const paragraphs = slug === 'delivery' ? t(`service:delivery.${shop}`) : t(`service:${slug}`)
  return (
    <article className={joinClasses('container', styles['page'])}>
      <h1>{t(`common:service.${slug}`)}</h1>
      <p className={styles['demo']}>{t('service:demo')}</p>
      <div className={styles['text']}>
        {paragraphs.split('\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </article>
  )
}
