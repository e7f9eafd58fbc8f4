import { useShopClient } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import type { ServiceSlug } from '../../shell/paths'
import { formatVersion } from '../../shell/text-versions'

interface EarlierVersionsProps {
  readonly slug: ServiceSlug
  /** Days, the latest first. */
  readonly versions: readonly string[]
}

/** Links to what a text said before; nothing where there was nothing. */
export function EarlierVersions({ slug, versions }: EarlierVersionsProps) {
  const { t } = useTranslation('service')
  const { locale } = useShopClient()
  if (versions.length === 0) return null
  return (
    <p className="muted" data-screen-only>
      {t('earlier.list')}{' '}
      {versions.map((version, index) => (
        <span key={version}>
          {index === 0 ? null : ', '}
          <Link className="link" to={paths.serviceVersion(slug, version)}>
            {formatVersion(version, locale)}
          </Link>
        </span>
      ))}
    </p>
  )
}
