import type { TemplateName } from '../templates/index.ts'
import { bildExamples } from './bild.ts'
import type { BlockExamples } from './blocks-content.ts'

type FormTemplate = Exclude<
  Extract<TemplateName, `formular-${string}`>,
  'formular-pauschale' | 'formular-schaden'
>
type Above = { titel: string | null; einleitung: string | null }

function examplesOf<Name extends FormTemplate>(
  template: Name,
  { de, en, long }: { de: Above; en: Above; long: string },
) {
  const block = { template, slotName: 'content', context: null } as const
  return {
    typical: { ...block, options: de },
    minimal: { ...block, options: { titel: null, einleitung: null } },
    'long-words': { ...block, options: { titel: long, einleitung: `${long} `.repeat(3) } },
    english: { ...block, options: en },
  }
}

/** Examples of `formular-veranstaltung`. */
export const formularVeranstaltung: BlockExamples<'formular-veranstaltung'> = examplesOf(
  'formular-veranstaltung',
  {
    de: {
      titel: 'Veranstaltung vorschlagen',
      einleitung: 'Wir sehen Ihren Vorschlag durch und melden uns, bevor er im Kalender steht.',
    },
    en: { titel: 'Suggest an event', einleitung: null },
    long: 'Veranstaltungskalendereintragsvorschlagsformular',
  },
)

/** Examples of `formular-kontakt`. */
export const formularKontakt: BlockExamples<'formular-kontakt'> = examplesOf('formular-kontakt', {
  de: {
    titel: 'Schreiben Sie uns',
    einleitung: 'Wir antworten in der Regel innerhalb von zwei Werktagen.',
  },
  en: { titel: 'Write to us', einleitung: null },
  long: 'Bürgerserviceanfragenbeantwortungsformular',
})

/** Examples of `formular-fuehrung`. */
export const formularFuehrung: BlockExamples<'formular-fuehrung'> = examplesOf(
  'formular-fuehrung',
  {
    de: {
      titel: 'Führung anfragen',
      einleitung: 'Sagen Sie uns, wann Sie kommen möchten; wir melden uns mit einem Vorschlag.',
    },
    en: { titel: 'Ask for a guided tour', einleitung: null },
    long: 'Stadtführungsterminanfrageformular',
  },
)

const form = { anfrageart: 'formular' } as const
const pauschale = { template: 'formular-pauschale', slotName: 'content', context: null } as const
const typical = {
  ...pauschale,
  options: { titel: 'Pauschale anfragen', einleitung: 'Ihre Anfrage ist unverbindlich.', ...form },
}

/** Examples of `formular-pauschale`. */
export const formularPauschale: BlockExamples<'formular-pauschale'> = {
  typical,
  minimal: { ...pauschale, options: { titel: null, einleitung: null, ...form } },
  'long-words': {
    ...pauschale,
    options: {
      titel: 'Gesundheitsvorsorgepauschalangebotsanfrageformular',
      einleitung: 'Gesundheitsvorsorgepauschalangebotsanfrageformular '.repeat(3),
      ...form,
    },
  },
  english: {
    ...pauschale,
    options: { titel: 'Ask for a package', einleitung: null, ...form },
  },
  email: { ...typical, options: { ...typical.options, anfrageart: 'email' } },
}

const schaden = {
  template: 'formular-schaden',
  slotName: 'content',
  context: null,
  options: {
    titel: 'Schaden melden',
    einleitung: 'Eine Laterne flackert, eine Bank ist gebrochen? Sagen Sie uns, wo.',
    karte: null,
  },
} as const

const langesWort = 'Straßenbeleuchtungsschadensmeldungsformular'

/** Examples of `formular-schaden`. */
export const formularSchaden: BlockExamples<'formular-schaden'> = {
  typical: {
    ...schaden,
    options: {
      ...schaden.options,
      karte: { bild: bildExamples.konzerthaus, nord: 48.7, sued: 48.68, west: 8.44, ost: 8.48 },
    },
  },
  minimal: { ...schaden, options: { titel: null, einleitung: null, karte: null } },
  'long-words': {
    ...schaden,
    options: { titel: langesWort, einleitung: `${langesWort} `.repeat(3), karte: null },
  },
  english: { ...schaden, options: { titel: 'Report damage', einleitung: null, karte: null } },
}

/** Examples of `formular-barriere`. */
export const formularBarriere: BlockExamples<'formular-barriere'> = examplesOf(
  'formular-barriere',
  {
    de: {
      titel: 'Barriere melden',
      einleitung: 'Sagen Sie uns, was Sie auf dieser Website hindert.',
    },
    en: { titel: 'Report a barrier', einleitung: null },
    long: 'Barrierefreiheitsbeanstandungsmeldeformular',
  },
)

/** Examples of `formular-verein`. */
export const formularVerein: BlockExamples<'formular-verein'> = examplesOf('formular-verein', {
  de: {
    titel: 'Verein eintragen',
    einleitung: 'Neu im Verzeichnis oder umgezogen? Sagen Sie uns, was dastehen soll.',
  },
  en: { titel: 'Enter your club', einleitung: null },
  long: 'Vereinsverzeichniseintragsänderungsformular',
})

/** Examples of `formular-brancheneintrag`. */
export const formularBrancheneintrag: BlockExamples<'formular-brancheneintrag'> = examplesOf(
  'formular-brancheneintrag',
  {
    de: {
      titel: 'Betrieb eintragen',
      einleitung: 'Der Eintrag im Branchenverzeichnis ist kostenlos.',
    },
    en: { titel: 'Enter your business', einleitung: null },
    long: 'Branchenverzeichniseintragsänderungsformular',
  },
)

/** Examples of `formular-schwarzes-brett`. */
export const formularSchwarzesBrett: BlockExamples<'formular-schwarzes-brett'> = examplesOf(
  'formular-schwarzes-brett',
  {
    de: {
      titel: 'Aushang aufgeben',
      einleitung: 'Wir lesen jeden Aushang, bevor er am Schwarzen Brett hängt.',
    },
    en: { titel: 'Put up a notice', einleitung: null },
    long: 'Nachbarschaftsaushangveröffentlichungsformular',
  },
)

/** Examples of `formular-corona`. */
export const formularCorona: BlockExamples<'formular-corona'> = examplesOf('formular-corona', {
  de: {
    titel: 'Kontaktdaten hinterlassen',
    einleitung: 'Wir löschen Ihre Angaben nach vier Wochen.',
  },
  en: { titel: 'Leave your contact details', einleitung: null },
  long: 'Besucherkontaktdatenerfassungsformular',
})
