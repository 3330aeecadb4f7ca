import { useSprache } from '../../i18n/index.ts'
import { Tabs } from './index.ts'

const words = {
  de: {
    label: 'Preise nach Kategorie',
    simple: 'Gästehaus',
    simpleText: 'Drei Nächte mit Frühstück, zwei Eintritte in die Therme. Ab 177 € je Person.',
    hotel: 'Hotel',
    hotelText: 'Zwei Nächte mit Halbpension und einer Anwendung. Ab 155 € je Person.',
    flat: 'Ferienwohnung',
    flatText: 'Fünf Nächte für bis zu vier Personen. Ab 334 € je Wohnung.',
  },
  en: {
    label: 'Prices by category',
    simple: 'Guest house',
    simpleText: 'Three nights with breakfast and two tickets to the baths. From €177 each.',
    hotel: 'Hotel',
    hotelText: 'Two nights with half board and one treatment. From €155 each.',
    flat: 'Apartment',
    flatText: 'Five nights for up to four people. From €334 for the apartment.',
  },
}

function Typical() {
  const w = words[useSprache()]
  return (
    <Tabs
      label={w.label}
      tabs={[
        { id: 'gaestehaus', title: w.simple, content: <p>{w.simpleText}</p> },
        { id: 'hotel', title: w.hotel, content: <p id="hotel-preis">{w.hotelText}</p> },
        { id: 'ferienwohnung', title: w.flat, content: <p>{w.flatText}</p> },
      ]}
    />
  )
}

const many = [
  'Übersicht',
  'Ferienwohnungen und Appartements',
  'Gesundheitsvorsorgepauschalangebote',
  'Hotels',
  'Wohnmobilstellplätze',
  'Kurkliniken und Rehabilitationseinrichtungen',
]

function LongWords() {
  return (
    <Tabs
      label="Unterkünfte"
      tabs={many.map((title, index) => ({
        id: `lang-tab-${index + 1}`,
        title,
        content: <p>{title}: hier stehen die Häuser dieser Art.</p>,
      }))}
    />
  )
}

function Single() {
  const w = words[useSprache()]
  return (
    <Tabs
      label={w.label}
      tabs={[{ id: 'einziger-tab', title: w.hotel, content: <p>{w.hotelText}</p> }]}
    />
  )
}

/** Named examples of the tabs. */
export const examples = { typical: Typical, 'long-words': LongWords, single: Single }
