import { checkCartName } from '@cartonnage/sdk/rules'

/** The fields of the form, in their order. */
export const descriptionFields = ['name', 'note'] as const
export type DescriptionField = (typeof descriptionFields)[number]

/** What is wrong with name and note of a cart, one problem a field. */
export type DescriptionProblems = Readonly<
  Partial<Record<DescriptionField, NonNullable<ReturnType<typeof checkCartName>>>>
>

/** Undefined where nothing is wrong. */
export function findDescriptionProblems(
  entered: Readonly<Record<DescriptionField, string>>,
): DescriptionProblems | undefined {
  const found = descriptionFields.flatMap((field) => {
    const problem = checkCartName(entered[field])
    return problem === undefined ? [] : [[field, problem] as const]
  })
  return found.length === 0 ? undefined : Object.fromEntries(found)
}
