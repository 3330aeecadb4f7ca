import { useSprache } from '../../i18n/index.ts'
import { examplePicture } from '../image/image.examples.tsx'
import { Image } from '../image/index.ts'
import { Carousel } from './index.ts'

const words = {
  de: { label: 'Bilder', alts: ['Der Bahnhof', 'Das Kurhaus', 'Der Musikpavillon'] },
  en: { label: 'Pictures', alts: ['The station', 'The spa house', 'The bandstand'] },
}

const numbers = [1, 2, 3] as const
const row = { display: 'block', '--slide': 'min(80%, 20rem)', '--slide-gap': '1rem' }
const wide = { maxInlineSize: '48rem' }

function usePictures() {
  const w = words[useSprache()]
  const slides = numbers.map((number, index) => (
    <div key={number}>
      <Image {...examplePicture(number)} alt={w.alts[index] ?? ''} sizes="48rem" ratio="3 / 2" />
    </div>
  ))
  return { label: w.label, slides }
}

function Row() {
  const { label, slides } = usePictures()
  return (
    <div style={row}>
      <Carousel label={`${label} 1`} look="row" slides={slides} />
    </div>
  )
}

function Fade() {
  const { label, slides } = usePictures()
  return (
    <div style={wide}>
      <Carousel label={`${label} 2`} look="fade" slides={slides} />
    </div>
  )
}

function Single() {
  const { label, slides } = usePictures()
  return (
    <div style={wide}>
      <Carousel label={`${label} 3`} look="fade" slides={slides.slice(0, 1)} />
    </div>
  )
}

/** Named examples of the carousel. */
export const examples = { row: Row, fade: Fade, single: Single }
