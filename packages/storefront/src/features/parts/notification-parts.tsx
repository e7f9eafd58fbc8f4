import { Button } from '../../components/button'
import type { NotificationKind } from '../notifications/notification'
import { useNotify } from '../notifications/use-notify'
import { useRaise } from '../notifications/use-raise'
import { PartGroup } from './part-group'

const kinds: readonly NotificationKind[] = ['success', 'info', 'warning', 'error']

/** What appears beside the content for a while. */
export function NotificationParts() {
  const notify = useNotify()
  const raise = useRaise()
  return (
    <PartGroup title="Notification">
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
    </PartGroup>
  )
}
