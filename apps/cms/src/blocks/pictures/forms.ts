import type { Drawing } from './drawing.ts'
import { box, button, heading, type Shape } from './shapes.ts'

const formShapes: readonly Shape[] = [
  heading(24, 16, 110),
  box(24, 36, 92, 18),
  box(124, 36, 92, 18),
  box(24, 64, 192, 44),
  button(24, 124, 64),
]

/** Forms that send a request. */
export const forms = {
  'formular-veranstaltung': {
    group: 'formulare',
    satz: 'Gäste und Vereine schlagen eine Veranstaltung vor; sie kommt als Entwurf.',
    shapes: formShapes,
  },
  'formular-kontakt': {
    group: 'formulare',
    satz: 'Eine Nachricht an die Stadt; die Antwort kommt per E-Mail oder Telefon.',
    shapes: formShapes,
  },
  'formular-fuehrung': {
    group: 'formulare',
    satz: 'Gäste fragen eine Führung für ihre Gruppe an.',
    shapes: formShapes,
  },
  'formular-pauschale': {
    group: 'formulare',
    satz: 'Gäste fragen eine Pauschale in einem Hotel an.',
    shapes: formShapes,
  },
  'formular-schaden': {
    group: 'formulare',
    satz: 'Wer einen Schaden sieht, meldet ihn der Stadt.',
    shapes: formShapes,
  },
  'formular-barriere': {
    group: 'formulare',
    satz: 'Wer auf der Website nicht weiterkommt, sagt es hier.',
    shapes: formShapes,
  },
  'formular-verein': {
    group: 'formulare',
    satz: 'Ein Verein trägt sich ein oder ändert seinen Eintrag.',
    shapes: formShapes,
  },
  'formular-brancheneintrag': {
    group: 'formulare',
    satz: 'Ein Betrieb trägt sich ein oder ändert seinen Eintrag.',
    shapes: formShapes,
  },
  'formular-schwarzes-brett': {
    group: 'formulare',
    satz: 'Wer etwas sucht, verschenkt oder gefunden hat, hängt es aus.',
    shapes: formShapes,
  },
  'formular-corona': {
    group: 'formulare',
    satz: 'Wer ein Haus besucht, hinterlässt, wie man zu erreichen ist.',
    shapes: formShapes,
  },
} as const satisfies Record<string, Drawing>
