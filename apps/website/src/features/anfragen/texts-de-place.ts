import type { FormTexts } from './texts.ts'

const windsDe = [
  'nördlich',
  'nordöstlich',
  'östlich',
  'südöstlich',
  'südlich',
  'südwestlich',
  'westlich',
  'nordwestlich',
] as const

/** Words of the place where something is, in German. */
export const placeDe: Pick<FormTexts, 'place' | 'map'> = {
  place: {
    use: 'Meinen Standort verwenden',
    remove: 'Standort wieder entfernen',
    asking: 'Ihr Gerät sucht seinen Standort …',
    found: (metres) =>
      `Ihr Standort ist eingetragen, auf etwa ${metres} Meter genau. Eine Adresse brauchen wir dann nicht.`,
    kept: 'Ein Standort ist eingetragen.',
    removed: 'Der Standort ist wieder entfernt.',
    away: 'Ihr Gerät nennt seinen Standort nicht. Bitte schreiben Sie in das Feld darüber, wo es ist.',
    instead: {
      map: {
        hint: 'Eines von beiden brauchen wir: die Adresse oder einen Punkt auf der Karte.',
        fehlt:
          'Bitte geben Sie an, wo es ist: schreiben Sie eine Adresse, oder zeigen Sie die Stelle auf der Karte.',
      },
      device: {
        hint: 'Eines von beiden brauchen wir: die Adresse oder Ihren Standort.',
        fehlt:
          'Bitte geben Sie an, wo es ist: schreiben Sie eine Adresse, oder verwenden Sie Ihren Standort.',
      },
    },
  },
  map: {
    title: 'Oder zeigen Sie die Stelle auf der Karte',
    hint: 'Klicken oder tippen Sie auf die Stelle. Mit der Tastatur: die Pfeiltasten bewegen den Punkt, zusammen mit der Umschalttaste schneller; „Entf“ nimmt ihn weg.',
    label: 'Stelle auf der Karte',
    at: ({ metres, wind }) =>
      metres === 0 ? 'in der Mitte der Karte' : `${metres} Meter ${windsDe[wind]} der Kartenmitte`,
    nowhere: 'kein Punkt gesetzt',
    source: 'Karte:',
    larger: 'Karte größer zeigen',
    set: (where) =>
      `Die Stelle ist eingetragen${where === null ? '' : `: ${where}`}. Eine Adresse brauchen wir dann nicht.`,
    choose: 'Ort auf der Karte wählen',
    missing: 'Die Karte lässt sich gerade nicht laden. Eine Adresse genügt.',
  },
}
