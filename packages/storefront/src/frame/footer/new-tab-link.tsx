import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export interface NewTabLinkProps {
  /** A safe URL: from the settings, or checked by `isSafeUrl`. */
  readonly href: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A link to another site in a new tab, without access to this one; its accessible name announces the tab. */
export function NewTabLink({ href, className, children }: NewTabLinkProps) {
  const { t } = useTranslation('footer')
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <span className="visually-hidden">{` ${t('newTab')}`}</span>
    </a>
  )
}
