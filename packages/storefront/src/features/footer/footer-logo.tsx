import { useResourceUrl } from '../../app/use-resource-url'

const widths = [200, 400, 800] as const

/** The white logo, 200 × 60, in the sharpness of the screen; the link around it carries the name [2.10-10]. */
export function FooterLogo() {
  const resourceUrl = useResourceUrl()
  const source = (width: (typeof widths)[number]) => resourceUrl(`/assets/images/logo-white-${width}.png`)
  return (
    <img
      src={source(200)}
      srcSet={widths.map((width) => `${source(width)} ${width}w`).join(', ')}
      sizes="200px"
      width={200}
      height={60}
      alt=""
      loading="lazy"
      decoding="async"
    />
  )
}
