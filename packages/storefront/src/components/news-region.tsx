/** The live region of what is said to screen readers alone. Rendered before there is anything to say. */
export function NewsRegion({ sentence }: { readonly sentence: string }) {
  return (
    <p role="status" className="visually-hidden">
      {sentence}
    </p>
  )
}
