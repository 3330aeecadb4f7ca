import { useSprache } from '../../i18n/index.ts'
import { Accordion } from './index.ts'

const words = {
  de: {
    melde: 'Einwohnermeldeamt',
    meldeText: 'An-, Ab- und Ummelden, Personalausweise, Reisepässe und Führungszeugnisse.',
    stand: 'Standesamt',
    standText: 'Geburten, Eheschließungen und Sterbefälle. Trauungen auch im Kurhaus.',
    ordnung: 'Ordnungsamt',
    ordnungText: 'Gewerbe, Märkte, Fundsachen und der ruhende Verkehr.',
    place: 'Rathaus, Erdgeschoss',
    tel: 'Telefon',
  },
  en: {
    melde: 'Residents’ registration office',
    meldeText: 'Moving in, moving out, identity cards, passports and certificates of conduct.',
    stand: 'Registry office',
    standText: 'Births, marriages and deaths. Weddings also in the spa house.',
    ordnung: 'Public order office',
    ordnungText: 'Trade, markets, lost property and parking.',
    place: 'Town hall, ground floor',
    tel: 'Telephone',
  },
}

function Typical() {
  const w = words[useSprache()]
  return (
    <div data-kiosk="">
      <Accordion
        level={3}
        items={[
          {
            id: 'meldeamt',
            title: w.melde,
            note: w.place,
            content: (
              <>
                <p>{w.meldeText}</p>
                <p id="meldeamt-telefon">
                  {w.tel} <a href="tel:+493023125110">030 23125-110</a>
                </p>
              </>
            ),
          },
          { id: 'standesamt', title: w.stand, content: <p>{w.standText}</p>, isOpen: true },
          { id: 'ordnungsamt', title: w.ordnung, content: <p>{w.ordnungText}</p> },
        ]}
      />
    </div>
  )
}

function OneAtATime() {
  const w = words[useSprache()]
  const long = <p style={{ minBlockSize: '60rem' }}>{w.meldeText}</p>
  return (
    <Accordion
      group="aemter"
      items={[
        { id: 'einzeln-1', title: w.melde, content: long, isOpen: true },
        { id: 'einzeln-2', title: w.stand, content: <p>{w.standText}</p> },
        { id: 'einzeln-3', title: w.ordnung, content: <p>{w.ordnungText}</p> },
      ]}
    />
  )
}

function LongWords() {
  return (
    <Accordion
      items={[
        {
          id: 'lang-1',
          title: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
          note: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz, Nebenstelle Hochmoorwanderweg',
          content: (
            <p>Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft</p>
          ),
          isOpen: true,
        },
        {
          id: 'lang-2',
          title:
            'Ein sehr langer Titel, der über mehrere Zeilen läuft, weil jemand einen ganzen Satz hineingeschrieben hat',
          content: <p>…</p>,
        },
      ]}
    />
  )
}

function Nested() {
  const w = words[useSprache()]
  const inner = [
    { id: 'innen-1', title: w.ordnung, content: <p id="ganz-innen">{w.ordnungText}</p> },
  ]
  return (
    <Accordion
      items={[{ id: 'aussen-1', title: w.melde, content: <Accordion level={4} items={inner} /> }]}
    />
  )
}

function Empty() {
  return <Accordion items={[]} />
}

/** Named examples of the accordion. */
export const examples = {
  typical: Typical,
  'one-at-a-time': OneAtATime,
  nested: Nested,
  'long-words': LongWords,
  empty: Empty,
}
