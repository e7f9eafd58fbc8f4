import { useShopClient } from '@cartonnage/react-hooks'
import { chosenLanguageUrl, languageOptions } from '@cartonnage/sdk/rules'
import type { LanguageOption } from '@cartonnage/sdk/rules'
import type { MouseEvent } from 'react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './choices.module.css'
import { hostSettings } from '../../shell/shop-settings'
import { usePageUrl } from '../../shell/use-page-url'

/** Links to this page in the shop's languages; another language is another document. */
export function Languages() {
  const { t } = useTranslation('region')
  const { shop, locale } = useShopClient()
  const id = useId()
  return (
    <div className={styles.languages} role="group" aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {t('language')}
      </p>
      <ul className={styles.buttons}>
        {languageOptions(shop, locale).map((option) => (
          <li key={option.locale}>
            <Language option={option} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The current language is plain text, another one links to the same page in it. */
function Language({ option: { locale, languageName } }: { readonly option: LanguageOption }) {
  const { locale: current } = useShopClient()
  const urlIn = (url: string) => chosenLanguageUrl(locale, { url, current, settings: hostSettings })
  const pageUrl = usePageUrl()
  const href = urlIn(pageUrl)
  const keepQuery = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) =>
    currentTarget.setAttribute('href', urlIn(withVisitorQuery(pageUrl)) ?? pageUrl)
  return href === undefined ? (
    <span className={styles.button} lang={locale} aria-current="true">
      {languageName}
    </span>
  ) : (
    <a className={styles.button} href={href} lang={locale} hrefLang={locale} onClick={keepQuery}>
      {languageName}
    </a>
  )
}

/** A page's address with what else the visitor's has, which only the browser knows: its whole query and its hash. */
const withVisitorQuery = (pageUrl: string): string => new URL(location.search + location.hash, pageUrl).href
