import { useState } from 'react'

/** A state that begins anew with another owner, such as the field that it belongs to. */
export function useReset<Owner, State>(owner: Owner, begin: () => State) {
  const [kept, keep] = useState(() => ({ owner, state: begin() }))
  const present = kept.owner === owner ? kept : { owner, state: begin() }
  if (present !== kept) keep(present)
  return [present.state, (state: State) => keep({ owner, state })] as const
}
