import { Icon, type IconProps } from './icon'
import classes from './icon.module.css'

const drawn = (name: string, path: string) => {
  const DrawnIcon = (props: IconProps) => (
    <Icon {...props}>
      <path d={path} />
    </Icon>
  )
  DrawnIcon.displayName = name
  return DrawnIcon
}

/** An icon of one path that is filled as well. */
const filled = (name: string, path: string) => {
  const FilledIcon = (props: IconProps) => (
    <Icon {...props}>
      <path className={classes.solid} d={path} />
    </Icon>
  )
  FilledIcon.displayName = name
  return FilledIcon
}

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
const cartWheels = `${circle(9.2, 19.6, 1.1)}${circle(16.6, 19.6, 1.1)}`

export const SearchIcon = drawn('SearchIcon', `${circle(10.5, 10.5, 6.5)}M15.5 15.5L21 21`)
export const UserIcon = drawn(
  'UserIcon',
  `${circle(12, 8, 3.7)}M4.8 20.5v-2.2a4 4 0 0 1 4-4h6.4a4 4 0 0 1 4 4v2.2z`,
)
export const UserFilledIcon = filled(
  'UserFilledIcon',
  `${circle(12, 8, 3.7)}M4.8 20.5v-2.2a4 4 0 0 1 4-4h6.4a4 4 0 0 1 4 4v2.2z`,
)
export const CartIcon = drawn('CartIcon', `M2.6 4h3l2.6 11.4h9.8L20.6 7.6H6.5${cartWheels}`)
export const CartFilledIcon = filled(
  'CartFilledIcon',
  `M2.6 4h3l2.6 11.4h9.8L20.6 7.6H6.5L5.6 4z${cartWheels}`,
)
export const MenuIcon = drawn('MenuIcon', 'M3 6h18M3 12h18M3 18h18')
export const CloseIcon = drawn('CloseIcon', 'M5 5l14 14M19 5L5 19')
export const ChevronDownIcon = drawn('ChevronDownIcon', 'M5.5 9l6.5 6.5L18.5 9')
export const ChevronRightIcon = drawn('ChevronRightIcon', 'M9 5.5l6.5 6.5L9 18.5')
export const ChevronLeftIcon = drawn('ChevronLeftIcon', 'M15 5.5L8.5 12l6.5 6.5')
export const ArrowRightIcon = drawn('ArrowRightIcon', 'M4 12h15M13.5 6.5L19 12l-5.5 5.5')
export const CheckIcon = drawn('CheckIcon', 'M4 12.5l5.2 5.2L20 7')
export const TruckIcon = drawn(
  'TruckIcon',
  `M4.4 17H2.5V6h11v11H9.6M13.5 10h4.2l3.8 3.6V17h-1.4M14.9 17h-1.4${circle(7, 17.4, 2.2)}${circle(17.5, 17.4, 2.2)}`,
)
export const BoxIcon = drawn('BoxIcon', 'M12 2.8l8 4.6v9.2l-8 4.6l-8-4.6V7.4zM4 7.4l8 4.6l8-4.6M12 12v9.2')
export const PhoneIcon = drawn(
  'PhoneIcon',
  'M4 3.6h4.2l1.9 4.7l-2.5 1.8a12 12 0 0 0 6.3 6.3l1.8-2.5l4.7 1.9V20a1.2 1.2 0 0 1-1.3 1.2A16.6 16.6 0 0 1 2.8 4.9A1.2 1.2 0 0 1 4 3.6z',
)
export const MailIcon = drawn('MailIcon', 'M3 5.5h18v13H3zM3 6.2l9 7l9-7')
export const BinIcon = drawn(
  'BinIcon',
  'M3.5 6.5h17M9 6V3.5h6V6M5.5 7l1 13.5h11l1-13.5M10 10.5v6.5M14 10.5v6.5',
)
export const InfoIcon = drawn('InfoIcon', `${circle(12, 12, 9)}M12 11.2v5.3M12 7.6v.1`)
export const AlertIcon = drawn('AlertIcon', 'M12 3.5l9.6 17H2.4zM12 10v4.6M12 17.4v.1')
export const ErrorIcon = drawn('ErrorIcon', `${circle(12, 12, 9)}M12 7.5v5.3M12 16.3v.1`)
export const DocumentIcon = drawn(
  'DocumentIcon',
  'M5.5 3h8.8l4.2 4.4V21h-13zM13.8 3.2v4.6h4.5M8.8 12.2h6.4M8.8 16h6.4',
)
export const ListIcon = drawn('ListIcon', 'M3.2 6h.1M3.2 12h.1M3.2 18h.1M8 6h13M8 12h13M8 18h13')
export const SignOutIcon = drawn('SignOutIcon', 'M13.5 4H5v16h8.5M10 12h11M16.5 7.5L21 12l-4.5 4.5')
export const PlusIcon = drawn('PlusIcon', 'M12 5v14M5 12h14')
export const MinusIcon = drawn('MinusIcon', 'M5 12h14')
export const NewWindowIcon = drawn('NewWindowIcon', 'M10 4.5H4v15.5h15.5v-6M13.5 4H20v6.5M20 4l-9 9')
