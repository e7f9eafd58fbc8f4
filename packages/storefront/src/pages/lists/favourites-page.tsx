import { useTranslation } from 'react-i18next'
import { Link, useActionData, useHref, useLoaderData } from 'react-router-dom'
import { buttonClass } from '../../components/button'
import { useHydrated } from '../../hydration/use-hydrated'
import { loadLater } from '../../shell/load-later'
import type { PageHandle } from '../../shell/page-handle'
import { paths } from '../../shell/paths'
import { BuyingPage } from '../../shared/lines/buying-page'
import { NoteWithAction } from '../../shared/lines/note-with-action'
import type { loadFavourites, markProduct } from './data/favourites-loader'
import { GuestFavourites } from './guest-favourites'
import styles from './lists.module.css'
import { NoFavourites } from './no-favourites'

export const action = loadLater(async () => (await import('./data/favourites-loader')).markProduct)
export const loader = loadLater(async () => (await import('./data/favourites-loader')).loadFavourites)

export const handle: PageHandle<typeof loadFavourites> = {
  kind: 'account',
  startsAtOnce: true,
  title: ({ i18n }) => i18n.t('favouritesTitle', { ns: 'lists' }),
}

/** The favourites of a guest, which only the browser has. A buyer with favourites is on the page of their list. */
export function Component() {
  const { t } = useTranslation('lists')
  const { isGuest } = useLoaderData<typeof loadFavourites>()
  const isRefused = useActionData<typeof markProduct>() !== undefined
  const isHydrated = useHydrated()
  return (
    <BuyingPage className={styles.guest}>
      <h1>{t('favouritesTitle')}</h1>
      {isGuest ? (
        <>
          <p className={styles.intro}>{t('favouritesIntro')}</p>
          {isHydrated ? <GuestFavourites /> : null}
          <div className={isRefused ? undefined : styles.withoutScripts}>
            <NeedsScripts />
          </div>
        </>
      ) : (
        <NoFavourites />
      )}
    </BuyingPage>
  )
}

/** Without scripts only buyers have favourites. */
function NeedsScripts() {
  const { t } = useTranslation('lists')
  const startUrl = useHref(paths.favourites())
  return (
    <NoteWithAction
      kind="info"
      action={
        <Link className={buttonClass({ variant: 'primary' })} to={paths.login({ startUrl })}>
          {t('signIn')}
        </Link>
      }
    >
      {t('needsScripts')}
    </NoteWithAction>
  )
}
