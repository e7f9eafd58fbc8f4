import { dialogSizes } from '@cartonnage/sdk/rules'
import type { DialogSize } from '@cartonnage/sdk/rules'
import { useState } from 'react'
import { Button } from '../../components/button'
import { Choice } from '../../components/choice'
import { Dialog } from '../../components/dialog'
import { SampleGroup } from './sample-group'
import type { NotificationKind } from '../../shared/notifications/notification'
import { useNotify } from '../../shared/notifications/use-notify'
import { useRaise } from '../../shared/notifications/use-raise'

/** The dialog in each size, idle and busy. */
export function DialogSamples() {
  const [size, setSize] = useState<DialogSize>()
  const [isBusy, setBusy] = useState(false)
  const close = () => setSize(undefined)
  return (
    <SampleGroup title="Dialog">
      {dialogSizes.map((option) => (
        <Button key={option} type="button" onClick={() => setSize(option)}>
          {option}
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
    </SampleGroup>
  )
}

const kinds: readonly NotificationKind[] = ['success', 'info', 'warning', 'error']

/** Notifications, which disappear after a while. */
export function NotificationSamples() {
  const notify = useNotify()
  const raise = useRaise()
  return (
    <SampleGroup title="Notification">
      {kinds.map((kind) => (
        <Button
          key={kind}
          type="button"
          onClick={() => notify({ kind, title: `A notification: ${kind}`, text: 'With one more line.' })}
        >
          {kind}
        </Button>
      ))}
      <Button
        type="button"
        onClick={() =>
          raise.notification('At the foot.', 'info', { vertical: 'bottom', horizontal: 'right' })
        }
      >
        at the foot
      </Button>
    </SampleGroup>
  )
}
