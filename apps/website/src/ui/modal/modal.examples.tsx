import { useSprache } from '../../i18n/index.ts'
import { ButtonLink } from '../button/index.ts'
import { EmbedGate } from '../embed/index.ts'
import { Modal, ModalLink } from './index.ts'

const words = {
  de: {
    open: 'Hotel Tannenhof ansehen',
    title: 'Hotel Tannenhof',
    text: 'Das Haus liegt ruhig am Rand des Kurparks, fünf Minuten vom Silberbad. Zum Frühstück gibt es Honig vom eigenen Dach.',
    book: 'Anfrage stellen',
    film: 'Film „Ein Tag im Silberbad“ ansehen',
    filmTitle: 'Ein Tag im Silberbad',
    long: 'Hausordnung lesen',
    longTitle: 'Haus- und Badeordnung der Thermalbadgesellschaft Bad Silberbronn',
    rule: 'Bitte duschen Sie, bevor Sie das Becken betreten, und sprechen Sie leise.',
    narrow: 'Merkzettel leeren',
    narrowTitle: 'Merkzettel leeren?',
    narrowText: 'Drei Einträge werden entfernt.',
  },
  en: {
    open: 'View Hotel Tannenhof',
    title: 'Hotel Tannenhof',
    text: 'A quiet house at the edge of the spa park, five minutes from the Silberbad. At breakfast there is honey from its own roof.',
    book: 'Send a request',
    film: 'Watch the film “A day at the Silberbad”',
    filmTitle: 'A day at the Silberbad',
    long: 'Read the house rules',
    longTitle: 'House and bathing rules of the thermal baths of Bad Silberbronn',
    rule: 'Please take a shower before you enter the pool, and speak softly.',
    narrow: 'Clear the list',
    narrowTitle: 'Clear the list?',
    narrowText: 'Three entries will be removed.',
  },
}

function Typical() {
  const w = words[useSprache()]
  return (
    <>
      <p>
        <ModalLink opens="tannenhof">{w.open}</ModalLink>
      </p>
      <Modal id="tannenhof" title={w.title}>
        <p>{w.text}</p>
        <p>
          <ButtonLink href="/de/anfragen/">{w.book}</ButtonLink>
        </p>
      </Modal>
    </>
  )
}

function Narrow() {
  const w = words[useSprache()]
  return (
    <>
      <p>
        <ModalLink opens="leeren">{w.narrow}</ModalLink>
      </p>
      <Modal id="leeren" title={w.narrowTitle} size="narrow">
        <p>{w.narrowText}</p>
      </Modal>
    </>
  )
}

function Film() {
  const w = words[useSprache()]
  return (
    <>
      <p>
        <ModalLink opens="film" href="https://film.example/silberbad">
          {w.film}
        </ModalLink>
      </p>
      <Modal id="film" title={w.filmTitle} size="wide">
        <EmbedGate
          title={w.filmTitle}
          src="https://film.example/embed/silberbad"
          provider="Filmhaus"
          allowedHosts={['film.example']}
          href="https://film.example/silberbad"
        />
      </Modal>
    </>
  )
}

function Long() {
  const w = words[useSprache()]
  const rules = Array.from({ length: 40 }, (_, index) => `§ ${index + 1}`)
  return (
    <>
      <p>
        <ModalLink opens="hausordnung">{w.long}</ModalLink>
      </p>
      <Modal id="hausordnung" title={w.longTitle}>
        {rules.map((rule) => (
          <p key={rule}>
            {rule} {w.rule}
          </p>
        ))}
      </Modal>
    </>
  )
}

/** Named examples of the dialog. */
export const examples = { typical: Typical, narrow: Narrow, wide: Film, long: Long }
