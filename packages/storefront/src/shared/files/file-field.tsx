import { useId, useRef, useState } from 'react'
import type { DragEvent, ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../components/button'
import { Choice } from '../../components/choice'
import { joinClasses } from '../../components/join-classes'
import { NewsRegion } from '../../components/news-region'
import { useOnChange } from '../../components/use-on-change'
import { useHydrated } from '../../hydration/use-hydrated'
import { countKept } from './file-entries'
import type { FileEntry } from './file-entries'
import { FileRow } from './file-row'
import styles from './file-field.module.css'
import { acceptedFiles } from './uploaded-file'
import type { UploadedFile } from './uploaded-file'
import { useFileTexts } from './use-file-texts'
import { useUploads } from './use-uploads'
import type { FileUploads } from './use-uploads'

export interface FileFieldProps {
  /** Of the hidden fields with the ids of the files. */
  readonly name: string
  readonly label?: string | undefined
  /** What the files are for. */
  readonly hint?: ReactNode
  /** @default 5 */
  readonly limit?: number
  /** What the visitor has handed in before and belongs to nothing, from the page's loader. */
  readonly held?: readonly UploadedFile[]
  /** Offers to send the files later, as a checkbox of this name. */
  readonly later?: { readonly name: string; readonly isChosen?: boolean | undefined } | undefined
  /** What the form says is wrong, such as that a file is gone. */
  readonly error?: string | undefined
  /** Is told whether files are still on their way: the form waits for them. */
  readonly onBusyChange?: ((isBusy: boolean) => void) | undefined
}

const none: readonly UploadedFile[] = []

/**
 * Chooses or drops files, sends them at once, and leaves their ids in the form. Without scripts it shows what was handed in
 * before; `FileForm` takes new ones there.
 */
export function FileField(props: FileFieldProps) {
  const { name, label, hint, limit = 5, held = none, later, error, onBusyChange } = props
  const { t } = useTranslation('files')
  const uploads = useUploads({ limit, held })
  const { news } = useFileTexts()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const isBusy = uploads.entries.some(isOnItsWay)
  useOnChange(String(isBusy), () => onBusyChange?.(isBusy))
  const heading = label ?? t('label')
  return (
    <fieldset id={`field-${name}`} className={styles.field} aria-describedby={`${id}-hint`}>
      <legend className={styles.label}>{heading}</legend>
      {error === undefined ? null : <p className={styles.error}>{error}</p>}
      <p id={`${id}-hint`} className={styles.hint}>
        {hint} {t('hint', { count: limit })}
      </p>
      <FileList uploads={uploads} input={input} name={name} />
      <DropZone id={id} input={input} uploads={uploads} limit={limit} label={heading} />
      {later === undefined || countKept(uploads.entries) > 0 ? null : (
        <Choice
          type="checkbox"
          name={later.name}
          value="1"
          defaultChecked={later.isChosen}
          label={t('later')}
          hint={t('laterHint')}
        />
      )}
      <NewsRegion sentence={news(uploads.last)} />
    </fieldset>
  )
}

const isOnItsWay = ({ state }: FileEntry): boolean => state === 'waiting' || state === 'sending'

interface FileListProps {
  readonly uploads: FileUploads
  readonly input: RefObject<HTMLInputElement | null>
  readonly name: string
}

function FileList({ uploads, input, name }: FileListProps) {
  if (uploads.entries.length === 0) return null
  return (
    <ul className={styles.files}>
      {uploads.entries.map((entry) => (
        <li key={entry.key} className={styles.file}>
          {entry.file === undefined ? null : <input type="hidden" name={name} value={entry.file.id} />}
          <FileRow
            entry={entry}
            onRetry={() => uploads.retry(entry)}
            onRemove={() => {
              uploads.remove(entry)
              input.current?.focus()
            }}
          />
        </li>
      ))}
    </ul>
  )
}

interface DropZoneProps {
  readonly id: string
  readonly input: RefObject<HTMLInputElement | null>
  readonly uploads: FileUploads
  readonly limit: number
  readonly label: string
}

/** The button of the browser, in a frame that files can be dropped on. Nothing without scripts, which send the files. */
function DropZone({ id, input, uploads, limit, label }: DropZoneProps) {
  const { t } = useTranslation('files')
  const [isOver, setOver] = useState(false)
  if (!useHydrated()) return null
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    uploads.add([...event.dataTransfer.files])
  }
  return (
    <div
      className={joinClasses(styles.zone, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        id={id}
        type="file"
        multiple={limit > 1}
        accept={acceptedFiles}
        aria-label={t('choose', { label })}
        aria-describedby={`${id}-hint`}
        className={joinClasses('visually-hidden', styles.input)}
        onChange={({ currentTarget }) => {
          uploads.add([...(currentTarget.files ?? [])])
          // The same file may be chosen again after it was removed.
          currentTarget.value = ''
        }}
      />
      <label htmlFor={id} className={joinClasses(buttonClass(), styles.choose)}>
        {t('chooseFiles')}
      </label>
      <span className={styles.drop}>{t('drop')}</span>
    </div>
  )
}
