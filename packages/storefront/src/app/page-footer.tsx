import { CountryPicker } from '../features/country-picker/country-picker'
import { Footer } from '../features/footer/footer'
import { ModeSwitch } from '../features/mode-switch/mode-switch'

/** The footer with what other features put into it: one piece, which comes alive at the first sign of a visitor. */
export function PageFooter() {
  return <Footer picker={<CountryPicker />} settings={<ModeSwitch />} />
}
