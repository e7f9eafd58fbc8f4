import { Badge } from '../../components/badge'
import { Button, buttonClass } from '../../components/button'
import { CartIcon } from '../../components/icons'
import { QuantityStepper } from '../../components/quantity-stepper'
import { SampleGroup } from './sample-group'

const variants = ['primary', 'secondary', 'neutral', 'text'] as const
const sizes = ['prominent', 'default', 'dense'] as const
const badges = ['neutral', 'fit', 'warning', 'outline'] as const

const step = { minus: { 'aria-label': 'Less' }, plus: { 'aria-label': 'More' } }

/** Buttons, steppers and badges. */
export function ActionSamples() {
  return (
    <>
      {variants.map((variant) => (
        <SampleGroup key={variant} title={`Button, ${variant}`}>
          {sizes.map((size) => (
            <Button key={size} type="button" variant={variant} size={size}>
              Add to cart
            </Button>
          ))}
          <Button type="button" variant={variant} icon={<CartIcon size={17} />}>
            With an icon
          </Button>
          <Button type="button" variant={variant} busy busyLabel="Adding">
            Add to cart
          </Button>
          <Button type="button" variant={variant} disabled>
            Disabled
          </Button>
          <a className={buttonClass({ variant })} href="#main">
            A link that looks like one
          </a>
        </SampleGroup>
      ))}
      <SampleGroup title="Quantity">
        {sizes.map((size) => (
          <QuantityStepper
            key={size}
            size={size}
            input={{ defaultValue: 25, 'aria-label': `Quantity, ${size}` }}
            {...step}
          />
        ))}
      </SampleGroup>
      <SampleGroup title="Badge">
        {badges.map((variant) => (
          <Badge key={variant} variant={variant}>
            {variant}
          </Badge>
        ))}
      </SampleGroup>
    </>
  )
}
