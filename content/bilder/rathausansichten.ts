import type { BildContent } from '../shape.ts'
import * as szenen from './szenen/index.ts'

const copyright = 'Stadt Bad Silberbronn'

/** Rooms of the town hall and of the pump room. */
export const rathausansichten: BildContent[] = [
  {
    key: 'rathaus-foyer',
    svg: szenen.rathausFoyer,
    alt: {
      de: 'Eine ältere Frau am Bildschirm des Behördenlotsen in der Eingangshalle des Rathauses',
      en: 'Entrance hall of the town hall: an elderly woman touches the screen of the information terminal, the open door and the stairs behind',
    },
    copyright,
    bildtext: { de: 'Der Behördenlotse im Foyer', en: 'The terminal in the foyer' },
    fokus: [0.56, 0.6],
  },
  {
    key: 'buergerbuero',
    svg: szenen.buergerbuero,
    alt: {
      de: 'Bürgerbüro mit zwei Schaltern, an denen beraten wird',
      en: 'Citizens’ office with two counters where staff advise a man and a mother with her child',
    },
    copyright,
    bildtext: { de: 'Im Bürgerbüro', en: 'In the citizens’ office' },
    fokus: [0.5, 0.6],
  },
  {
    key: 'trauzimmer',
    svg: szenen.trauzimmer,
    alt: {
      de: 'Trauzimmer mit drei Bogenfenstern: Ein Brautpaar steht vor dem geschmückten Tisch, dahinter der Standesbeamte',
      en: 'Wedding room with three arched windows: a couple in front of the flower-decked table, the registrar behind it',
    },
    copyright,
    bildtext: { de: 'Das Trauzimmer im Rathaus', en: 'The wedding room in the town hall' },
    fokus: [0.5, 0.62],
  },
  {
    key: 'ratssaal',
    svg: szenen.ratssaal,
    alt: {
      de: 'Großer Sitzungssaal mit besetzten Bankreihen unter dem Wappen der Stadt',
      en: 'Council chamber with three curved rows of desks beneath the town’s coat of arms, every seat taken',
    },
    copyright,
    bildtext: { de: 'Der Große Sitzungssaal', en: 'The council chamber' },
    fokus: [0.5, 0.5],
  },
  {
    key: 'wandelhalle',
    svg: szenen.wandelhalle,
    alt: {
      de: 'Die Wandelhalle mit offenen Bögen zum Park, in der Mitte der Trinkbrunnen',
      en: 'The pump room with its barrel vault and arches open to the park, the drinking fountain and guests in the middle',
    },
    copyright,
    bildtext: { de: 'Die Wandelhalle', en: 'The pump room' },
    fokus: [0.5, 0.6],
  },
  {
    key: 'backstube',
    svg: szenen.backstube,
    alt: {
      de: 'Bäckerei in der Badgasse vor Sonnenaufgang, im hellen Fenster liegt frisches Brot',
      en: 'Bakery in Badgasse before sunrise: fresh bread in the bright window, two people waiting outside',
    },
    copyright,
    bildtext: { de: 'Früh in der Badgasse', en: 'Early in Badgasse' },
    fokus: [0.56, 0.6],
  },
  {
    key: 'parkplatz',
    svg: szenen.parkplatz,
    alt: {
      de: 'Parkplatz unter Kastanien mit Ladesäule, dahinter die Dächer der Altstadt',
      en: 'Car park beneath chestnut trees with a charging point, the roofs of the old town behind',
    },
    copyright,
    bildtext: { de: 'Parkplatz P1 am Badehaus', en: 'Car park P1 at the bath house' },
    fokus: [0.6, 0.65],
  },
]
