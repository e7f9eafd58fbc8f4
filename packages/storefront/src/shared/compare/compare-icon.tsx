import { Icon } from '../../components/icon'

interface CompareIconProps {
  /** In px. */
  readonly size: number
  readonly isFilled?: boolean
  readonly className?: string | undefined
}

/** Two columns side by side. */
export const CompareIcon = ({ size, isFilled = false, className }: CompareIconProps) => (
  <Icon size={size} className={className}>
    <path d="M4 4h6v16H4zM14 4h6v16h-6z" fill={isFilled ? 'currentColor' : undefined} />
  </Icon>
)
