/** Words of the parts in `ui` that few pages have, in German; `en.ts` has the same keys by type. */
export const de = {
  button: { busy: 'Bitte warten' },
  modal: { close: 'Schließen' },
  letters: {
    label: 'Nach Anfangsbuchstaben',
    letter: (buchstabe: string) => `Buchstabe ${buchstabe}`,
  },
  field: {
    required: 'Pflichtfeld',
    error: 'Fehler:',
    choose: 'Bitte wählen',
    summary: (anzahl: number) =>
      anzahl === 1 ? 'Bitte prüfen Sie eine Angabe' : `Bitte prüfen Sie ${anzahl} Angaben`,
  },
  embed: {
    notice: (anbieter: string) =>
      `Dieser Inhalt kommt von ${anbieter}. Erst wenn Sie ihn laden, wird eine Verbindung dorthin aufgebaut. Dabei wird unter anderem Ihre IP-Adresse übertragen.`,
    load: 'Inhalt laden',
    remember: (anbieter: string) => `Auswahl merken: ${anbieter} künftig sofort laden`,
    remembered: (anbieter: string) =>
      `Inhalte von ${anbieter} werden sofort geladen, weil Sie das so gewählt haben.`,
    forget: 'Auswahl aufheben',
    privacy: 'Mehr zum Datenschutz',
    open: (anbieter: string) => `Bei ${anbieter} ansehen`,
    refused: (anbieter: string) =>
      `Dieser Inhalt lässt sich hier nicht zeigen. Sie finden ihn bei ${anbieter}.`,
  },
}

/** Every word of those parts. */
export type PartTexts = typeof de
