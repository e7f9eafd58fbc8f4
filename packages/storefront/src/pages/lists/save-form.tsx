import { useShopClient } from '@cartonnage/react-hooks'
import type { BuyerList } from '@cartonnage/sdk'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { formatOrderDate } from '../../shell/order-date'
import { Button } from '../../components/button'
import { Choice } from '../../components/choice'
import { writeListLines } from '../../shared/lists/list-lines'
import type { ListsResponse } from './data/lists-response'
import type { Source } from './data/load-source'
import { useListForm } from './list-button'
import styles from './lists.module.css'
import { NameField } from './name-field'

interface SaveFormProps {
  readonly lists: readonly BuyerList[]
  readonly source: Source
  readonly response: ListsResponse | undefined
}

/** Asks on which list the cart, an order or a product is to be saved: one that there is, or a new one. */
export function SaveForm({ lists, source, response }: SaveFormProps) {
  const { t } = useTranslation('lists')
  const { isBusy, isOurs } = useListForm({ intent: 'create' })
  const name = useSuggestedName(source)
  return (
    <section className={styles.panel} aria-labelledby="save-to-list">
      <h2 id="save-to-list">{t(`from.${source.from}`, { name: source.name, count: source.lines.length })}</h2>
      <Form
        className={styles.fields}
        method="post"
        noValidate
        onSubmit={(event) => {
          if (isBusy) event.preventDefault()
        }}
      >
        <input type="hidden" name="intent" value="create" />
        <input type="hidden" name="lines" value={writeListLines(source.lines)} />
        {lists.length === 0 ? null : (
          <fieldset className={styles.targets}>
            <legend>{t('target')}</legend>
            <Choice type="radio" name="target" value="new" defaultChecked label={t('newList')} />
            {lists.map(({ id, name: listName, count }) => (
              <Choice
                key={id}
                type="radio"
                name="target"
                value={id}
                label={<span className={styles.name}>{listName}</span>}
                hint={count === null ? undefined : t('count', { count })}
              />
            ))}
          </fieldset>
        )}
        <NameField id="new" name={name} response={response} label={t('newName')} />
        <p className={styles.buttons}>
          <Button variant="primary" busy={isOurs} busyLabel={t('saving')}>
            {t('save')}
          </Button>
        </p>
        {lists.length === 0 ? null : <p className="type-small muted">{t('targetHint')}</p>}
      </Form>
    </section>
  )
}

/** `Warenkorb vom 30. Nov. 2026`; a product has no name to suggest for a list. */
function useSuggestedName({ from, name, now }: Source): string {
  const { t } = useTranslation('lists')
  const { locale } = useShopClient()
  if (from === 'product') return ''
  if (from === 'order') return t('suggested.order', { number: name })
  return t('suggested.cart', { date: formatOrderDate(now, locale) })
}

interface NewFormProps {
  readonly response: ListsResponse | undefined
}

/** Makes an empty list. */
export function NewForm({ response }: NewFormProps) {
  const { t } = useTranslation('lists')
  const { isBusy, isOurs } = useListForm({ intent: 'create' })
  return (
    <Form
      className={styles.newList}
      method="post"
      action={paths.lists()}
      noValidate
      onSubmit={(event) => {
        if (isBusy) event.preventDefault()
      }}
    >
      <input type="hidden" name="intent" value="create" />
      <NameField id="new" name="" response={response} label={t('newName')} />
      <Button variant="secondary" busy={isOurs} busyLabel={t('saving')}>
        {t('create')}
      </Button>
    </Form>
  )
}
