import { useId } from 'react'
import type { ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { FieldFrame } from '../../components/field'
import styles from './quick-order.module.css'
import { orderFields } from './quick-order-form'
import type { ListField } from './use-list-field'
import { useSizeText } from './use-size-text'

interface FileFieldProps {
  readonly field: ListField
  readonly isLocked: boolean
}

/** A file whose list replaces the text. With scripts it is read at once, and the text is there to be changed. */
export function FileField({ field, isLocked }: FileFieldProps) {
  const { t } = useTranslation('quick-order')
  const { attachFileInput } = field
  const id = useId()
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (file !== undefined && !isLocked) void field.readFile(file)
  }
  return (
    <>
      <FieldFrame id={id} label={t('form.file')} hint={t('form.fileHint')}>
        <input
          ref={attachFileInput}
          id={id}
          type="file"
          name={orderFields.file}
          accept=".csv,.txt,.tsv,text/*"
          aria-describedby={`${id}-hint`}
          className={styles.file}
          onChange={choose}
        />
      </FieldFrame>
      <ReadFileNote field={field} />
    </>
  )
}

/** Which file was read, and the way back to what was there before. */
function ReadFileNote({ field: { file, undo } }: Pick<FileFieldProps, 'field'>) {
  const { t } = useTranslation('quick-order')
  const sizeText = useSizeText()
  return (
    <div role="status" className="type-small">
      {file === undefined ? null : (
        <p>
          {t('form.read', { name: file.name, size: sizeText(file.size), count: file.count })}{' '}
          {undo === undefined ? null : (
            <Button type="button" variant="text" onClick={undo}>
              {t('form.undo')}
            </Button>
          )}
        </p>
      )}
    </div>
  )
}
