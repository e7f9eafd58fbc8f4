import { CountryPicker } from '../features/country-picker/country-picker'
import { Footer } from '../features/footer/footer'
import { ColorSchemeSwitch } from '../features/color-scheme-switch/color-scheme-switch'

/** The footer with what other features add to it. */
export function PageFooter() {
  return <Footer picker={<CountryPicker />} settings={<ColorSchemeSwitch />} />
}
