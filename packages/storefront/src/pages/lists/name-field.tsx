import { longestListName } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Field } from '../../components/field'
import type { ListsResponse, NameProblem } from './data/lists-response'

interface NameFieldProps {
  /** The list to rename, or `new`. */
  readonly id: string
  readonly name: string
  readonly response: ListsResponse | undefined
  readonly label?: string
}

/** The refusal of the name of a list; undefined for any other response. */
export const refusedName = (response: ListsResponse | undefined, id: string) =>
  response?.kind === 'name' && response.id === id ? response : undefined

/** The name of a list, with what is wrong with it. */
export function NameField({ id, name, response, label }: NameFieldProps) {
  const { t } = useTranslation('lists')
  const refused = refusedName(response, id)
  const text = (problem: NameProblem) => t(`nameProblem.${problem}`, { limit: longestListName })
  return (
    <Field
      // A saved name is a new field.
      key={name}
      id={`name-${id}`}
      name="name"
      label={label ?? t('name')}
      defaultValue={refused?.entered ?? name}
      autoComplete="off"
      required
      maxLength={longestListName}
      error={refused === undefined ? undefined : text(refused.problem)}
    />
  )
}
