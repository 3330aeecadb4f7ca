import type { VerfahrenContent } from './shape.ts'

/** Procedures from «Abbruch eines Gebäudes» to «Abmeldung ins Ausland». */
export const abbAbm: VerfahrenContent[] = [
  {
    key: 'abbruch',
    titel: { de: 'Abbruch eines Gebäudes', en: 'Demolishing a building' },
    synonyme: { de: ['Abriss', 'Haus abreißen', 'Scheune abbrechen'], en: ['tearing down'] },
    kurztext: {
      de: 'Wer ein Gebäude abreißen will, zeigt das an, bevor der Bagger kommt.',
      en: 'Give notice before the digger arrives if you plan to take a building down.',
    },
    text: {
      de: `Kleine Bauten wie Schuppen, Garagen und freistehende Wohnhäuser dürfen Sie ohne Verfahren abbrechen. Für größere Gebäude gilt das Kenntnisgabeverfahren: Sie reichen die Unterlagen ein und dürfen nach Ablauf der Frist beginnen, wenn niemand widerspricht.

Steht das Haus in der Altstadt oder in der Denkmalliste, brauchen Sie zusätzlich eine Genehmigung der Denkmalschutzbehörde. Sprechen Sie früh mit uns: Wir sagen Ihnen auch, ob Fledermäuse oder Schwalben zu schützen sind und wer Strom, Gas und Wasser abklemmt.`,
      en: `Sheds, garages and detached houses may be taken down without any procedure. Larger buildings require notification: you hand in the papers and may start once the waiting period has passed without objection.

If the house stands in the old town or on the list of monuments, you also need permission from the heritage authority. Please talk to us early. We can tell you whether bats or swallows have to be protected, and who disconnects electricity, gas and water.`,
    },
    unterlagen: {
      de: [
        'Lageplan mit markiertem Gebäude',
        'Angaben zu Baustoffen und Schadstoffen',
        'Bestätigung einer fachkundigen Person zur Standsicherheit der Nachbarhäuser',
      ],
      en: [
        'Site plan with the building marked',
        'Details of materials and pollutants',
        'An expert’s confirmation that neighbouring houses remain stable',
      ],
    },
    gebuehr: {
      de: '60,00 bis 250,00 €, je nach Größe des Gebäudes',
      en: '€60.00 to €250.00, depending on the size of the building',
    },
    dauer: { de: 'Zwei bis vier Wochen', en: 'Two to four weeks' },
    fristen: {
      de: 'Anzeige spätestens einen Monat vor Beginn der Arbeiten',
      en: 'At least one month before work begins',
    },
    rechtsgrundlage: [
      '§§ 50 und 51 Landesbauordnung für Baden-Württemberg (LBO)',
      '§ 8 Denkmalschutzgesetz (DSchG)',
      '§ 44 Bundesnaturschutzgesetz (BNatSchG)',
    ],
    amt: ['bauamt'],
    mitarbeiter: ['lindacher'],
    lebenslagen: ['bauen'],
    leistungsschluessel: '99999001000000',
  },
  {
    key: 'abfallbehaelter',
    titel: {
      de: 'Abfallbehälter anmelden oder tauschen',
      en: 'Waste bins: ordering or exchanging',
    },
    synonyme: {
      de: [
        'Mülltonne',
        'Restmüll',
        'Biotonne',
        'Tonne kaputt',
        'Sperrmüll',
        'Gelber Sack',
        'Gelbe Tonne',
        'Müll',
      ],
      en: ['dustbin', 'rubbish', 'refuse'],
    },
    kurztext: {
      de: 'Neue, größere oder kleinere Tonnen liefert der Landkreis vor die Haustür.',
      en: 'The district delivers new, larger or smaller bins to your door.',
    },
    text: {
      de: `Die Müllabfuhr ist Sache des Landkreises. Damit Sie nicht suchen müssen, nehmen wir Ihre Bestellung im Bürgerbüro an und reichen sie weiter. Jeder Haushalt braucht eine Restmülltonne und eine Biotonne; wer selbst kompostiert, kann sich von der Biotonne befreien lassen.

Beschädigte Tonnen werden kostenlos ausgetauscht. Stellen Sie die alte Tonne am Tag des Tauschs leer an die Straße. Abfallsäcke für einmal mehr Müll und gelbe Säcke bekommen Sie ebenfalls im Bürgerbüro. Für Sperrmüll vergibt der Landkreis zweimal im Jahr einen Termin.`,
      en: `Refuse collection is run by the district. To save you the search, the citizens’ office takes your order and passes it on. Every household needs a bin for residual waste and one for food waste; if you compost in your own garden you may be exempted from the latter.

Damaged bins are replaced free of charge. Please leave the old bin empty at the roadside on the day of the exchange. Extra refuse sacks and yellow sacks for packaging are also available from us. Bulky items are collected by appointment twice a year.`,
    },
    unterlagen: {
      de: [
        'Anschrift des Grundstücks',
        'Name und Anschrift der Eigentümerin oder des Eigentümers',
        'Bei Tausch: Nummer der alten Tonne (Aufkleber am Rand)',
      ],
      en: [
        'Address of the property',
        'Name and address of the owner',
        'For an exchange: number of the old bin (label on the rim)',
      ],
    },
    gebuehr: {
      de: 'Lieferung kostenlos; Jahresgebühr nach Größe der Tonne, Abfallsack 5,00 €',
      en: 'Delivery free; annual charge by size of bin, refuse sack €5.00',
    },
    dauer: { de: 'Lieferung in etwa zehn Tagen', en: 'Delivered within about ten days' },
    rechtsgrundlage: [
      '§ 17 Kreislaufwirtschaftsgesetz (KrWG)',
      'Landes-Kreislaufwirtschaftsgesetz (LKreiWiG)',
      'Abfallwirtschaftssatzung des Landkreises',
    ],
    amt: ['buergerbuero'],
    mitarbeiter: ['haas'],
    lebenslagen: ['umzug'],
    leistungsschluessel: '99999002000000',
  },
  {
    key: 'abmeldung-ausland',
    titel: { de: 'Abmeldung ins Ausland', en: 'Leaving Germany: cancelling your registration' },
    synonyme: {
      de: ['Auswandern', 'Wegzug', 'Wohnsitz abmelden'],
      en: ['deregistration', 'emigrating'],
    },
    kurztext: {
      de: 'Nur wer ins Ausland zieht oder eine Nebenwohnung aufgibt, meldet sich ab.',
      en: 'Only necessary if you move abroad or give up a second home.',
    },
    text: {
      de: `Ziehen Sie in eine andere deutsche Gemeinde, melden Sie sich nur dort an; wir erfahren es von selbst. Gehen Sie ins Ausland, melden Sie sich bei uns ab. Das geht persönlich, schriftlich oder online.

Sie bekommen eine Abmeldebestätigung. Heben Sie diese gut auf: Krankenkasse, Finanzamt, Telefonanbieter und die Botschaft am neuen Wohnort fragen danach. Nennen Sie uns bitte die neue Anschrift, damit die Wahlbenachrichtigung und der Steuerbescheid Sie erreichen. Auf den Personalausweis kleben wir „keine Wohnung in Deutschland“.`,
      en: `If you move to another place in Germany, simply register there; we are told automatically. If you go abroad, please cancel your registration with us in person, in writing or online.

You receive a certificate of deregistration. Keep it safe: health insurers, the tax office, telephone companies and the embassy in your new country will ask for it. Please give us your new address so that polling cards and tax notices can reach you. Your identity card gets a sticker saying that you have no residence in Germany.`,
    },
    unterlagen: {
      de: [
        'Personalausweis oder Reisepass aller, die wegziehen',
        'Neue Anschrift im Ausland, soweit bekannt',
        'Vollmacht, wenn jemand für Sie kommt',
      ],
      en: [
        'Identity cards or passports of everyone who is moving',
        'Your new address abroad, if known',
        'A letter of authority if somebody comes on your behalf',
      ],
    },
    gebuehr: { de: 'Kostenlos', en: 'Free of charge' },
    dauer: {
      de: 'Sofort, schriftlich drei Werktage',
      en: 'At once; three working days in writing',
    },
    fristen: {
      de: 'Frühestens eine Woche vor und spätestens zwei Wochen nach dem Auszug',
      en: 'From one week before until two weeks after you move out',
    },
    onlinedienst: {
      link: 'https://online.bad-silberbronn.example/abmeldung',
      linktext: { de: 'Online abmelden', en: 'Deregister online' },
    },
    rechtsgrundlage: ['§ 17 Absatz 2 Bundesmeldegesetz (BMG)', '§ 24 Bundesmeldegesetz (BMG)'],
    amt: ['buergerbuero'],
    mitarbeiter: ['aydin'],
    lebenslagen: ['umzug'],
    leistungsschluessel: '99999003000000',
  },
]
