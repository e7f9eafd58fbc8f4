/** Where a cart tells what was changed, to those who do not see it. It is there before there is anything to tell. */
export function CartNewsRegion({ sentence }: { readonly sentence: string }) {
  return (
    <p role="status" className="visually-hidden">
      {sentence}
    </p>
  )
}
