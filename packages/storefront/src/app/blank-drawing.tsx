import styles from './error-page.module.css'

/** The flat blank of a folding box (FEFCO 0201): four panels with their flaps, solid cuts and dashed creases. */
export function BlankDrawing({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 240 124" aria-hidden="true" focusable="false">
      <path d="M6 32V2h68v30h4V2h38v30h4V2h68v30h4V2h38v120h-38V92h-4v30h-68V92h-4v30H78V92h-4v30H6V92z" />
      <path className={styles['crease']} d="M6 32h224M6 92h224M76 32v60M118 32v60M190 32v60" />
    </svg>
  )
}
