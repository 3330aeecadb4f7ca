import { useSprache } from '../../i18n/index.ts'
import { Figure, Image, type ImageSource } from './index.ts'

const formats = ['avif', 'webp', 'jpeg'] as const
const widths = [480, 1024]

/** A picture of the gallery; its files are those of the contract's examples. */
export const examplePicture = (number: 1 | 2 | 3) => ({
  width: 1600,
  height: 1000,
  focus: [0.5, 0.4] as const,
  sources: formats.flatMap((format): ImageSource[] =>
    widths.map((width) => ({
      format,
      width,
      url: `/media/beispiel-${number}-${width}.${format}`,
    })),
  ),
})

const words = {
  de: {
    alt: 'Das Silberbad mit seinem Uhrturm, dahinter bewaldete Hänge',
    caption: 'Das Silberbad wurde 1847 über der Marienquelle erbaut.',
    copyright: 'Bild: Stadt Bad Silberbronn / Marit Tannhäuser',
  },
  en: {
    alt: 'The Silberbad with its clock tower, wooded slopes behind it',
    caption: 'The Silberbad was built over the Marienquelle in 1847.',
    copyright: 'Picture: Town of Bad Silberbronn / Marit Tannhäuser',
  },
}

const half = '(min-width: 768px) 40rem, 100vw'
const narrow = { maxInlineSize: '40rem' }
const placeholder = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5"><path fill="#9db5bd" d="M0 0h8v5H0z"/><path fill="#35705d" d="M0 3l3-1 5 1v2H0z"/></svg>')}`

function Landscape() {
  const w = words[useSprache()]
  return (
    <div style={narrow}>
      <Figure caption={w.caption} copyright={w.copyright}>
        <Image {...examplePicture(1)} alt={w.alt} sizes={half} placeholder={placeholder} />
      </Figure>
    </div>
  )
}

function CopyrightOnPicture() {
  const w = words[useSprache()]
  return (
    <div style={narrow}>
      <Figure copyright={w.copyright} isOnPicture>
        <Image {...examplePicture(2)} alt={w.alt} sizes={half} />
      </Figure>
    </div>
  )
}

function Portrait() {
  const w = words[useSprache()]
  return (
    <div style={{ maxInlineSize: '18rem' }}>
      <Image {...examplePicture(3)} focus={[0.7, 0.5]} alt={w.alt} sizes="18rem" ratio="4 / 5" />
    </div>
  )
}

function Panorama() {
  const w = words[useSprache()]
  return <Image {...examplePicture(1)} alt={w.alt} sizes="100vw" ratio="21 / 9" />
}

function Broken() {
  const w = words[useSprache()]
  const sources = [{ format: 'jpeg' as const, width: 1024, url: '/media/nicht-vorhanden.jpeg' }]
  return (
    <div style={narrow}>
      <Figure caption={w.caption} copyright={w.copyright}>
        <Image
          {...examplePicture(1)}
          sources={sources}
          alt={w.alt}
          sizes={half}
          placeholder={placeholder}
        />
      </Figure>
    </div>
  )
}

function Decorative() {
  return (
    <div style={narrow}>
      <Image {...examplePicture(2)} alt="" sizes={half} ratio="3 / 1" />
    </div>
  )
}

/** Named examples of pictures. */
export const examples = {
  landscape: Landscape,
  'copyright-on-picture': CopyrightOnPicture,
  portrait: Portrait,
  panorama: Panorama,
  broken: Broken,
  decorative: Decorative,
}
