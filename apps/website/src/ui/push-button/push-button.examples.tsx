import { useSprache } from '../../i18n/index.ts'
import { ButtonLink } from '../button/index.ts'
import { Button } from './index.ts'

const words = {
  de: {
    send: 'Anfrage absenden',
    back: 'Abbrechen',
    more: 'Mehr anzeigen',
    link: 'Unterkunft finden',
  },
  en: { send: 'Send request', back: 'Cancel', more: 'Show more', link: 'Find a place to stay' },
}

const row = { display: 'flex', flexWrap: 'wrap', gap: '1rem', alignItems: 'center' } as const

function Typical() {
  const w = words[useSprache()]
  return (
    <div style={row}>
      <Button>{w.send}</Button>
      <Button look="quiet">{w.back}</Button>
      <Button look="plain">{w.more}</Button>
      <Button icon="search">{w.more}</Button>
    </div>
  )
}

function Links() {
  const w = words[useSprache()]
  return (
    <div style={row}>
      <ButtonLink href="/de/unterkuenfte/">{w.link}</ButtonLink>
      <ButtonLink href="/de/unterkuenfte/" look="quiet" icon="bett">
        {w.link}
      </ButtonLink>
      <ButtonLink href="/de/unterkuenfte/" look="plain">
        {w.link}
      </ButtonLink>
    </div>
  )
}

function Disabled() {
  const w = words[useSprache()]
  return (
    <div style={row}>
      <Button disabled>{w.send}</Button>
      <Button look="quiet" disabled>
        {w.back}
      </Button>
    </div>
  )
}

function Busy() {
  const w = words[useSprache()]
  return (
    <div style={row}>
      <Button isBusy>{w.send}</Button>
      <Button look="quiet">{w.back}</Button>
    </div>
  )
}

function LongWords() {
  return (
    <div style={row}>
      <Button>
        Gesundheitsvorsorgepauschalangebotsanfrageformular jetzt unverbindlich absenden
      </Button>
      <ButtonLink href="/de/">Wohnmobilstellplatzreservierungsbestätigung</ButtonLink>
    </div>
  )
}

/** Named examples of buttons. */
export const examples = {
  typical: Typical,
  links: Links,
  disabled: Disabled,
  busy: Busy,
  'long-words': LongWords,
}
