import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useHref } from 'react-router-dom'
import { Button } from '../../components/button'
import { FieldFrame } from '../../components/field'
import { Note } from '../../components/note'
import { usePageQuery } from '../../shell/use-shared-location'
import { paths } from '../../shell/paths'
import styles from './file-field.module.css'
import { acceptedFiles, isFileProblem } from './uploaded-file'

/**
 * Takes a file in a browser without scripts, and leads back to the page at a path of the shop. Not inside of another form.
 * The page reads the query parameter `file`, and gives the files that it holds to its `FileField`.
 */
export function FileForm({ to }: { readonly to: string }) {
  const { t } = useTranslation('files')
  const id = useId()
  const query = usePageQuery()
  const action = useHref(paths.files({ to: useHref(to) }))
  const outcome = query.get('file')
  return (
    <noscript>
      <form id="files" method="post" action={action} encType="multipart/form-data" className={styles.plain}>
        {isFileProblem(outcome) ? (
          <Note kind="error" isStart>
            {t(`problem.${outcome}`)}
          </Note>
        ) : null}
        <FieldFrame id={id} label={t('plain.label')} hint={t('plain.hint')}>
          <input id={id} type="file" name="file" accept={acceptedFiles} aria-describedby={`${id}-hint`} />
        </FieldFrame>
        <Button>{t('plain.send')}</Button>
      </form>
    </noscript>
  )
}
