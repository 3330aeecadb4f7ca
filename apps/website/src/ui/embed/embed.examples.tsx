import { useSprache } from '../../i18n/index.ts'
import { examplePicture } from '../image/image.examples.tsx'
import { Image } from '../image/index.ts'
import { EmbedGate } from './index.ts'

const words = {
  de: {
    title: 'Ein Tag im Silberbad (3 Minuten)',
    text: 'Der Film zeigt den Weg des Wassers vom Berg in das Becken: ohne Worte, mit Musik.',
    camera: 'Livebild vom Marktplatz',
    privacy: '/de/datenschutz/',
  },
  en: {
    title: 'A day at the Silberbad (3 minutes)',
    text: 'The film follows the water from the mountain to the pool: no words, only music.',
    camera: 'Live view of the market square',
    privacy: '/en/privacy/',
  },
}

const allowedHosts = ['film.example', 'kamera.example']

function Typical() {
  const w = words[useSprache()]
  return (
    <EmbedGate
      title={w.title}
      src="https://film.example/embed/silberbad"
      provider="Filmhaus"
      allowedHosts={allowedHosts}
      href="https://film.example/silberbad"
      privacyHref={w.privacy}
    >
      <p>{w.text}</p>
    </EmbedGate>
  )
}

function WithPreview() {
  const w = words[useSprache()]
  return (
    <EmbedGate
      title={w.camera}
      src="https://kamera.example/live/markt"
      provider="Kamerawerk"
      allowedHosts={allowedHosts}
      href="https://kamera.example/markt"
      preview={<Image {...examplePicture(1)} alt="" sizes="60rem" ratio="fill" />}
    />
  )
}

function HostNotAllowed() {
  const w = words[useSprache()]
  return (
    <EmbedGate
      title={w.title}
      src="https://unbekannt.example/embed/1"
      provider="unbekannt.example"
      allowedHosts={allowedHosts}
      href="https://unbekannt.example/1"
    >
      <p>{w.text}</p>
    </EmbedGate>
  )
}

function LongWords() {
  return (
    <EmbedGate
      title="Heimatgeschichtsvereinsjubiläumsfeierlichkeitenzusammenfassung in bewegten Bildern"
      src="https://film.example/embed/lang"
      provider="Landesmedienanstaltskooperationsgesellschaft"
      allowedHosts={allowedHosts}
      href="https://film.example/lang"
      ratio="4 / 3"
    />
  )
}

/** Named examples of the gate before content of other sites. */
export const examples = {
  typical: Typical,
  'with-preview': WithPreview,
  'host-not-allowed': HostNotAllowed,
  'long-words': LongWords,
}
