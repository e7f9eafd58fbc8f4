/** The addresses of the pictures that the operator has added, by their files: see `official-notice/README.md`. */
const added = import.meta.glob<string>('./official-notice/*.{svg,png,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
})

const fileName = /\/([a-z]{2})\.\w+$/

/** Returns the address of the official notice in a language such as `de` or `en-US`; undefined where none was added. */
export function findOfficialPicture(
  language: string,
  pictures: Readonly<Record<string, string>> = added,
): string | undefined {
  const [code] = language.split('-')
  return Object.entries(pictures).find(([file]) => fileName.exec(file)?.[1] === code)?.[1]
}
