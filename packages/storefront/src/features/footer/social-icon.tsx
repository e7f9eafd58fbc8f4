import type { SocialNetworkKind } from '../../app/shop-settings'
import { Icon } from '../../components/icon'

/** Our own line signs, in the manner of the icon set. */
const drawings: Readonly<Record<SocialNetworkKind, string>> = {
  social: 'M15.5 3.5h-1.8a3 3 0 0 0-3 3V21h3v-8h2.3l.5-3h-2.8V7.5a1 1 0 0 1 1-1h1.3zM10.7 10H8.5v3h2.2',
  photos: 'M4 4h16v16H4zM8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M16.9 7.1v.1',
  professional: 'M5 10v10M5 5.5v.1M10 20V10M10 14.5a4 4 0 0 1 8 0V20',
  video: 'M3 5.5h18v13H3zM10.3 9.5v5l4.2-2.5z',
}

/** The sign of a network; its name stands beside it for screen readers. */
export function SocialIcon({ kind }: { readonly kind: SocialNetworkKind }) {
  return (
    <Icon size={22}>
      <path d={drawings[kind]} />
    </Icon>
  )
}
