import type { BildContent } from '../shape.ts'
import * as szenen from './festival/index.ts'
import * as plakate from './plakate/index.ts'

const copyright = 'Rossini-Festival'

const posters: BildContent[] = [
  {
    key: 'plakat-barbiere',
    svg: plakate.plakatBarbiere,
    alt: {
      de: 'Plakat „Il barbiere di Siviglia“: ein Herr mit geschlossenen Augen, Schaum bis zum Schnurrbart und ein offenes Rasiermesser',
      en: 'Poster “Il barbiere di Siviglia”: a gentleman with closed eyes, lather up to his moustache and an open razor',
    },
    copyright,
    fokus: [0.5, 0.55],
  },
  {
    key: 'plakat-cenerentola',
    svg: plakate.plakatCenerentola,
    alt: {
      de: 'Plakat „La Cenerentola“: eine junge Frau steigt in einem Kleid aus Flammen aus der Asche und hält ein Armband empor',
      en: 'Poster “La Cenerentola”: a young woman in a gown of flames rises from the ashes, holding up a bracelet',
    },
    copyright,
    fokus: [0.5, 0.42],
  },
  {
    key: 'plakat-italiana',
    svg: plakate.plakatItaliana,
    alt: {
      de: 'Plakat „L’italiana in Algeri“: durch einen maurischen Bogen sieht man ein Schiff mit gestreiften Segeln vor der Sonne',
      en: 'Poster “L’italiana in Algeri”: through a Moorish arch, a ship with striped sails in front of the sun',
    },
    copyright,
    fokus: [0.5, 0.58],
  },
  {
    key: 'plakat-scala',
    svg: plakate.plakatScala,
    alt: {
      de: 'Plakat „La scala di seta“: im Mondlicht klettert ein Mann an einer seidenen Leiter zum Balkon einer Frau hinauf',
      en: 'Poster “La scala di seta”: by moonlight a man climbs a silken ladder to a woman’s balcony',
    },
    copyright,
    fokus: [0.55, 0.55],
  },
  {
    key: 'plakat-messe',
    svg: plakate.plakatMesse,
    alt: {
      de: 'Plakat „Petite messe solennelle“: drei Kerzen, darüber Klaviertasten wie ein Strahlenkranz',
      en: 'Poster “Petite messe solennelle”: three candles beneath a halo of piano keys',
    },
    copyright,
    fokus: [0.5, 0.58],
  },
  {
    key: 'plakat-gala',
    svg: plakate.plakatGala,
    alt: {
      de: 'Plakat „Belcanto-Gala“: eine Sängerin im goldenen Kleid, aus ihrem Mund schwingen sich Notenlinien über das Blatt',
      en: 'Poster “Belcanto Gala”: a singer in a golden gown, staves of music curling from her mouth across the sheet',
    },
    copyright,
    fokus: [0.5, 0.55],
  },
  {
    key: 'plakat-suenden',
    svg: plakate.plakatSuenden,
    alt: {
      de: 'Plakat „Péchés de vieillesse“: auf einem Teller liegen zwei Radieschen, deren Blätter sie zu einem Notenpaar verbinden',
      en: 'Poster “Péchés de vieillesse”: two radishes on a plate, their leaves joining them into a pair of quavers',
    },
    copyright,
    fokus: [0.5, 0.58],
  },
]

const scenes: BildContent[] = [
  {
    key: 'festival-buehne',
    svg: szenen.festivalBuehne,
    alt: {
      de: 'Blick von der Bühne in den vollen Saal, vorn eine Sängerin von hinten',
      en: 'View from the stage into the full house: a singer seen from behind with her arms spread, beyond her three tiers below a chandelier',
    },
    copyright,
    bildtext: { de: 'Kurz vor dem ersten Ton', en: 'Just before the first note' },
    fokus: [0.62, 0.45],
  },
  {
    key: 'festival-saal',
    svg: szenen.festivalSaal,
    alt: {
      de: 'Aus einer Loge sehen zwei Gäste auf die Bühne: Sevilla bei Nacht, zwei Sänger mit Gitarre und eine Frau auf dem Balkon',
      en: 'Two guests look from their box at the stage: Seville by night, two singers with a guitar and a woman on a balcony',
    },
    copyright,
    bildtext: {
      de: '„Il barbiere di Siviglia“ im Kurtheater',
      en: '“Il barbiere di Siviglia” in the spa theatre',
    },
    fokus: [0.52, 0.45],
  },
  {
    key: 'festival-graben',
    svg: szenen.festivalGraben,
    alt: {
      de: 'Orchestergraben mit leuchtenden Notenpulten, in der Mitte der Dirigent von hinten, oben die Säume der Kostüme am Bühnenrand',
      en: 'Orchestra pit with glowing music stands, the conductor seen from behind, above them the hems of costumes at the edge of the stage',
    },
    copyright,
    bildtext: { de: 'Die Camerata Silbertal', en: 'The Camerata Silbertal' },
    fokus: [0.5, 0.5],
  },
  {
    key: 'festival-waldbuehne',
    svg: szenen.festivalWaldbuehne,
    alt: {
      de: 'Überdachte Holzbühne im Tannenwald bei Abenddämmerung, Lichterketten, auf dem Hang das Publikum',
      en: 'Roofed wooden stage in the fir forest at dusk, strings of lights, the audience on the slope',
    },
    copyright,
    bildtext: { de: 'Die Waldbühne Oberwies', en: 'The Oberwies forest stage' },
    fokus: [0.5, 0.52],
  },
  {
    key: 'festival-akademie',
    svg: szenen.festivalAkademie,
    alt: {
      de: 'Unterricht in einem hellen Saal: eine junge Sängerin mit Notenblatt, ein Pianist am Flügel, die Lehrerin im Sessel',
      en: 'A lesson in a bright room: a young singer with a sheet of music, a pianist at the grand, the teacher in an armchair',
    },
    copyright,
    bildtext: { de: 'Unterricht in der Akademie BelCanto', en: 'A lesson at the BelCanto Academy' },
    fokus: [0.45, 0.6],
  },
  {
    key: 'festival-wandelhalle',
    svg: szenen.festivalWandelhalle,
    alt: {
      de: 'Wandelhalle mit Glasdach am Abend: Gäste in Abendkleidung zwischen Säulen, Palmen und dem Trinkbrunnen',
      en: 'The glass-roofed pump room in the evening: guests in evening dress among columns, palms and the drinking fountain',
    },
    copyright,
    bildtext: { de: 'Pause in der Wandelhalle', en: 'Interval in the pump room' },
    fokus: [0.5, 0.62],
  },
  {
    key: 'festival-feuerwerk',
    svg: szenen.festivalFeuerwerk,
    alt: {
      de: 'Feuerwerk über der nächtlichen Stadt im Tal, vorn sehen Gäste von einer Terrasse aus zu',
      en: 'Fireworks over the town in its valley at night, guests watching from a terrace',
    },
    copyright,
    bildtext: { de: 'Nach der Gala', en: 'After the gala' },
    fokus: [0.5, 0.4],
  },
  {
    key: 'festival-noten',
    svg: szenen.festivalNoten,
    alt: {
      de: 'Auf einem Dachboden fällt Licht auf eine Holzkiste voller alter Notenblätter, daneben ein Horn und eine Laterne',
      en: 'Light falls into an attic on a wooden crate full of old sheet music, beside it a horn and a lantern',
    },
    copyright,
    bildtext: { de: 'Die Kiste vom Dachboden', en: 'The crate from the attic' },
    fokus: [0.55, 0.58],
  },
  {
    key: 'festival-garderobe',
    svg: szenen.festivalGarderobe,
    alt: {
      de: 'Garderobe mit beleuchtetem Spiegel: eine Sängerin wird geschminkt, daneben Perücken und eine Stange mit Kostümen',
      en: 'Dressing room with a lit mirror: a singer is being made up, beside her wigs and a rail of costumes',
    },
    copyright,
    bildtext: { de: 'Eine Stunde vor Beginn', en: 'An hour before curtain-up' },
    fokus: [0.45, 0.55],
  },
]

/** Posters and scenes of the festival. */
export const festspiele: BildContent[] = [...posters, ...scenes]
