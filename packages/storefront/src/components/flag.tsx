import { flagDrawings } from './flag-drawings'
import styles from './flag.module.css'
import { joinClasses } from './join-classes'

export interface FlagProps {
  /** ISO 3166-1 alpha-2. A country without a drawing gets an empty field. */
  countryCode: string
  /** Width in px, 24 without it; the height is two thirds of it. */
  size?: number | undefined
  className?: string | undefined
}

/** A country's flag with a thin frame. Decorative: the country's name or code is next to it. */
export function Flag({ countryCode, size = 24, className }: FlagProps) {
  return (
    <svg
      className={joinClasses(styles.flag, className)}
      width={size}
      height={(size * 2) / 3}
      viewBox="0 0 24 16"
      data-country={countryCode}
      aria-hidden="true"
      focusable="false"
    >
      {Object.hasOwn(flagDrawings, countryCode) ? flagDrawings[countryCode] : null}
    </svg>
  )
}
