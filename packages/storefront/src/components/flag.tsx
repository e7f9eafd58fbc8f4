import type { ReactNode } from 'react'
import classes from './flag.module.css'
import { joinClasses } from './join-classes'

/** ISO 3166 codes of the countries the shops deliver to. */
export type FlagCountry = 'CH' | 'DE' | 'NL' | 'LU' | 'BE'

export interface FlagProps {
  country: FlagCountry
  /** Names the flag where no text stands beside it. */
  title?: string | undefined
  className?: string | undefined
}

const bands = (top: string, middle: string, bottom: string) => (
  <>
    <path fill={top} d="M0 0h24v5.4H0z" />
    <path fill={middle} d="M0 5.3h24v5.4H0z" />
    <path fill={bottom} d="M0 10.6h24V16H0z" />
  </>
)

const drawings: Readonly<Record<FlagCountry, ReactNode>> = {
  CH: (
    <>
      <path fill="#d8231f" d="M0 0h24v16H0z" />
      <path fill="#ffffff" d="M10.4 3.4h3.2v3h3v3.2h-3v3h-3.2v-3h-3V6.4h3z" />
    </>
  ),
  DE: bands('#1b1916', '#d8231f', '#f3c317'),
  NL: bands('#a91f32', '#ffffff', '#1e4785'),
  LU: bands('#e8303a', '#ffffff', '#2ba3dc'),
  BE: (
    <>
      <path fill="#1b1916" d="M0 0h8v16H0z" />
      <path fill="#f7d518" d="M8 0h8v16H8z" />
      <path fill="#d8232f" d="M16 0h8v16h-8z" />
    </>
  ),
}

/** A country's flag, 24 × 16 px with a thin frame. */
export const Flag = ({ country, title, className }: FlagProps) => (
  <svg
    className={joinClasses(classes['flag'], className)}
    width="24"
    height="16"
    viewBox="0 0 24 16"
    role={title ? 'img' : undefined}
    aria-label={title}
    aria-hidden={title ? undefined : true}
    focusable="false"
  >
    {drawings[country]}
  </svg>
)

/** Whether there is a flag for a country code. */
export const isFlagCountry = (code: string): code is FlagCountry => Object.hasOwn(drawings, code)
