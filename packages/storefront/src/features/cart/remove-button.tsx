import type { ButtonHTMLAttributes } from 'react'
import { BinIcon } from '../../components/icons'
import styles from './remove-button.module.css'

type RemoveButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { readonly 'aria-label': string }

/** The bin at the end of a line. */
export function RemoveButton(attributes: RemoveButtonProps) {
  return (
    <button {...attributes} className={styles['remove']}>
      <BinIcon />
    </button>
  )
}
