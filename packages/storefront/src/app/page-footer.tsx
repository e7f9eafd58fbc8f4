import { CountryPicker } from '../frame/country-picker/country-picker'
import { Footer } from '../frame/footer/footer'
import { ColorSchemeSwitch } from '../frame/color-scheme-switch/color-scheme-switch'

/** The footer with what other features add to it. */
export function PageFooter() {
  return <Footer picker={<CountryPicker />} settings={<ColorSchemeSwitch />} />
}
