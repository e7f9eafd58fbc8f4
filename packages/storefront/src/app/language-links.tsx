import { useShop } from '@cartonnage/react-hooks'
import { languageOptions, rewriteLocale } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { useHref, useLocation } from 'react-router-dom'
import styles from './language-links.module.css'
import { useShell } from './use-shell'

/**
 * This page in the shop's other languages, as plain links: another language is another document [2.1-5..7].
 * The present one is marked and leads nowhere. It stands on a page more than once, so it is no landmark.
 */
export function LanguageLinks({ className }: { readonly className?: string | undefined }) {
  const { t } = useTranslation('header')
  const { shop, locale: present } = useShop()
  const { pathname, search } = useLocation()
  const url = useShell().origin + useHref({ pathname, search })
  return (
    <div className={className} role="group" aria-label={t('language.label')}>
      <ul className={styles['languages']}>
        {languageOptions(shop, present).map(({ locale, languageName, langShortCode, isSelected }) => (
          <li key={locale}>
            {isSelected ? (
              <span aria-current="true" lang={locale} title={languageName}>
                {langShortCode}
              </span>
            ) : (
              <a href={rewriteLocale(url, locale)} lang={locale} hrefLang={locale} title={languageName}>
                {langShortCode}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
