import type { ReactNode } from 'react'
import { joinClasses } from '../../components/join-classes'
import styles from './line-frame.module.css'

export interface LineFrameProps {
  readonly picture: ReactNode
  /** The name, as a link where the product has a page. */
  readonly name: ReactNode
  /** Article number and what else is good to know, parted by dots. */
  readonly attributes: readonly (string | undefined)[]
  /** Availability and messages, below each other. */
  readonly children?: ReactNode
  readonly quantity?: ReactNode
  readonly amounts: ReactNode
  readonly remove?: ReactNode
  /** Grey, for goods that do not count. */
  readonly muted?: boolean | undefined
}

/** One line of a cart: picture, words, quantity, amounts, bin. Below 770 px the words stand above the rest. */
export function LineFrame(props: LineFrameProps) {
  const { picture, name, attributes, children, quantity, amounts, remove, muted } = props
  return (
    <li className={joinClasses(styles['line'], muted && styles['muted'])}>
      <div className={styles['picture']}>{picture}</div>
      <div className={styles['words']}>
        <h2 className={styles['name']}>{name}</h2>
        <p className={styles['attributes']}>{attributes.filter((fact) => fact !== undefined).join(' · ')}</p>
        {children}
      </div>
      <div className={styles['quantity']}>{quantity}</div>
      <div className={styles['amounts']}>{amounts}</div>
      <div className={styles['remove']}>{remove}</div>
    </li>
  )
}

/** The lines of a cart. */
export function LineList({ children }: { readonly children: ReactNode }) {
  return <ul className={styles['list']}>{children}</ul>
}
