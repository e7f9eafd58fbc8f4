/** The text of a form's field; `''` for one that was not sent, and for a file. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
