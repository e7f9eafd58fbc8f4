import type { RequestField, RequestProblem } from '@cartonnage/sdk/rules'
import { requestFieldNames } from '@cartonnage/sdk/rules'
import type { Problems } from '../../forms/reading/form-schema'
import type { TextProblem } from '../../forms/text-problem'

/** The fields of the form, and the files. */
export type FormField = RequestField | 'files'

/** Fields that may be invalid, in the order of the form. */
export const formFields: readonly FormField[] = [
  ...requestFieldNames.slice(0, 7),
  'files',
  ...requestFieldNames.slice(7),
]

/** `gone`: a file is not there any more. */
export type FormProblem = RequestProblem | TextProblem | 'gone'
export type FormProblems = Problems<FormField, FormProblem>
