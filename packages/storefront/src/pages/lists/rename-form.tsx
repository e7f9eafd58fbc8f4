import { useTranslation } from 'react-i18next'
import { Form } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { Button } from '../../components/button'
import type { ListsResponse } from './data/lists-response'
import { useListForm } from './list-button'
import styles from './lists.module.css'
import { NameField, refusedName } from './name-field'

interface RenameFormProps {
  readonly id: string
  readonly name: string
  readonly response: ListsResponse | undefined
}

/** Renames a list; open again where the name was refused. */
export function RenameForm({ id, name, response }: RenameFormProps) {
  const { t } = useTranslation('lists')
  const { isBusy, isOurs } = useListForm({ intent: 'rename', id })
  return (
    <details key={name} className={styles.rename} open={refusedName(response, id) !== undefined}>
      <summary className="link" aria-label={t('of', { what: t('rename'), name })}>
        {t('rename')}
      </summary>
      <Form
        className={styles.fields}
        method="post"
        action={paths.lists()}
        noValidate
        onSubmit={(event) => {
          if (isBusy) event.preventDefault()
        }}
      >
        <input type="hidden" name="intent" value="rename" />
        <input type="hidden" name="id" value={id} />
        <NameField id={id} name={name} response={response} />
        <Button busy={isOurs} busyLabel={t('saving')}>
          {t('save')}
        </Button>
      </Form>
    </details>
  )
}
