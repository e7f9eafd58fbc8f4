import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { DocumentIcon, ErrorIcon } from '../../components/icons'
import { joinClasses } from '../../components/join-classes'
import type { FileEntry } from './file-entries'
import { mayRetry } from './file-entries'
import styles from './file-field.module.css'
import { useFileTexts } from './use-file-texts'

interface FileRowProps {
  readonly entry: FileEntry
  readonly onRetry: () => void
  readonly onRemove: () => void
}

/** A file of the field: its name, how far it is, and what can be done with it. */
export function FileRow({ entry, onRetry, onRemove }: FileRowProps) {
  const { t } = useTranslation('files')
  const { state } = useFileTexts()
  const { name } = entry
  const isFailed = entry.state === 'failed'
  const FileIcon = isFailed ? ErrorIcon : DocumentIcon
  return (
    <>
      <FileIcon size={20} className={isFailed ? (styles.failed ?? '') : ''} />
      <div className={styles.text}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={joinClasses(styles.state, isFailed && styles.failed)}>{state(entry)}</span>
        {entry.state === 'sending' ? (
          <progress className={styles.progress} value={entry.share} aria-label={t('progress', { name })} />
        ) : null}
      </div>
      <div className={styles.actions}>
        {mayRetry(entry) ? (
          <Button type="button" size="dense" onClick={onRetry} aria-label={t('retryWhich', { name })}>
            {t('retry')}
          </Button>
        ) : null}
        <Button
          type="button"
          size="dense"
          variant="text"
          onClick={onRemove}
          aria-label={t('removeWhich', { name })}
        >
          {t(entry.state === 'taken' || isFailed ? 'remove' : 'stop')}
        </Button>
      </div>
    </>
  )
}
