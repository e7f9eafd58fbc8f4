import { dialogSizes } from '@cartonnage/sdk/rules'
import type { DialogSize } from '@cartonnage/sdk/rules'
import { useState } from 'react'
import { Button } from '../../components/button'
import { Choice } from '../../components/choice'
import { Dialog } from '../../components/dialog'
import { PartGroup } from './part-group'

/** The dialog in each of its sizes, free to close and busy. */
export function DialogParts() {
  const [size, setSize] = useState<DialogSize>()
  const [isBusy, setBusy] = useState(false)
  const close = () => setSize(undefined)
  return (
    <PartGroup title="Dialog">
      {dialogSizes.map((one) => (
        <Button key={one} type="button" onClick={() => setSize(one)}>
          {one}
        </Button>
      ))}
      <Dialog
        isOpen={size !== undefined}
        size={size}
        heading="A dialog"
        closeLabel="Close"
        isBusy={isBusy}
        onClose={close}
        actions={
          <Button type="button" variant="primary" onClick={close}>
            Done
          </Button>
        }
      >
        <p>The page behind it is inert. While it is busy, neither Escape nor its cross closes it.</p>
        <Choice
          type="checkbox"
          label="Busy"
          checked={isBusy}
          onChange={(event) => setBusy(event.currentTarget.checked)}
        />
      </Dialog>
    </PartGroup>
  )
}
