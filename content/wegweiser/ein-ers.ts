import type { VerfahrenContent } from './shape.ts'

/** Procedures from «Einbürgerung» to «Erschließungs- und Anliegerbeiträge». */
export const einErs: VerfahrenContent[] = [
  {
    key: 'einbuergerung',
    titel: { de: 'Einbürgerung', en: 'Becoming a German citizen' },
    synonyme: {
      de: ['deutscher Pass', 'Staatsangehörigkeit', 'Einbürgerungstest'],
      en: ['naturalisation', 'citizenship'],
    },
    kurztext: {
      de: 'Nach fünf Jahren in Deutschland können Sie in der Regel Deutsche oder Deutscher werden.',
      en: 'As a rule you can become a German citizen after five years in Germany.',
    },
    text: {
      de: `Über die Einbürgerung entscheidet das Landratsamt. Wir beraten Sie im Bürgerbüro, geben die Formulare aus und prüfen, ob alles beisammen ist. Sie müssen seit fünf Jahren rechtmäßig hier leben, Ihren Unterhalt selbst verdienen, gut Deutsch sprechen und den Einbürgerungstest bestanden haben. Ihre bisherige Staatsangehörigkeit dürfen Sie behalten.

Den Test können Sie an der Volkshochschule der Kreisstadt ablegen; wer hier zur Schule gegangen ist, braucht ihn nicht. Die Urkunde überreicht die Landrätin zweimal im Jahr bei einer kleinen Feier, zu der Ihre Familie eingeladen ist.`,
      en: `The district office decides on naturalisation. At the citizens’ office we advise you, hand out the forms and check that nothing is missing. You need five years of lawful residence, an income of your own, good German and a pass in the naturalisation test. You may keep your present nationality.

The test can be taken at the adult education centre in the district town; if you went to school here you do not need it. The head of the district presents the certificates twice a year at a small ceremony to which your family is invited.`,
    },
    unterlagen: {
      de: [
        'Reisepass und Aufenthaltstitel',
        'Geburtsurkunde, bei Verheirateten Eheurkunde, mit Übersetzung',
        'Sprachzertifikat B1 und Einbürgerungstest',
        'Nachweise über Einkommen und Wohnung',
        'Lebenslauf',
      ],
      en: [
        'Passport and residence permit',
        'Birth certificate and, if married, marriage certificate, with translation',
        'Language certificate B1 and naturalisation test',
        'Proof of income and housing',
        'Curriculum vitae',
      ],
    },
    gebuehr: {
      de: '255,00 €, für Kinder ohne eigenes Einkommen 51,00 €',
      en: '€255.00, or €51.00 for children without an income',
    },
    dauer: { de: 'Neun bis vierzehn Monate', en: 'Nine to fourteen months' },
    rechtsgrundlage: ['§§ 8 bis 10 und 38 Staatsangehörigkeitsgesetz (StAG)'],
    amt: ['buergerbuero'],
    mitarbeiter: ['aydin'],
    lebenslagen: ['ankommen'],
    leistungsschluessel: '99999032000000',
  },
  {
    key: 'einwohnerfragestunde',
    titel: { de: 'Einwohnerfragestunde im Gemeinderat', en: 'Question time at the town council' },
    synonyme: {
      de: ['Bürgerfrage', 'Gemeinderat fragen', 'Ratssitzung'],
      en: ['council meeting', 'public questions'],
    },
    kurztext: {
      de: 'Zu Beginn jeder öffentlichen Sitzung haben Sie das Wort.',
      en: 'The floor is yours at the start of every public meeting.',
    },
    text: {
      de: `Der Gemeinderat tagt in der Regel am letzten Dienstag des Monats um 19:00 Uhr im Ratssaal. Am Anfang jeder öffentlichen Sitzung können Einwohnerinnen und Einwohner Fragen stellen oder Vorschläge machen, auch Jugendliche und Menschen ohne deutschen Pass. Drei Minuten stehen Ihnen zu, eine Nachfrage ist erlaubt.

Melden Sie Ihre Frage gern vorher an, dann ist die Antwort gründlicher. Notwendig ist das nicht: Heben Sie einfach die Hand. Kann die Verwaltung nicht gleich antworten, bekommen Sie innerhalb von zwei Wochen Post. Der Saal ist mit dem Aufzug erreichbar und hat eine Höranlage.`,
      en: `The council usually meets on the last Tuesday of the month at 19:00 in the council chamber. At the start of every public meeting residents may ask questions or make suggestions, including young people and those without a German passport. You have three minutes and one follow-up.

If you send your question in advance, the answer will be more thorough, but you need not: simply raise your hand. If the administration cannot reply at once, you will receive a letter within two weeks. The chamber is reached by lift and has an induction loop.`,
    },
    unterlagen: {
      de: ['Keine; eine kurze schriftliche Fassung der Frage hilft dem Protokoll'],
      en: ['None; a short written version helps with the minutes'],
    },
    gebuehr: { de: 'Kostenlos', en: 'Free of charge' },
    dauer: {
      de: 'Antwort meist sofort, sonst in zwei Wochen',
      en: 'Usually answered at once, otherwise within two weeks',
    },
    fristen: {
      de: 'Freiwillige Anmeldung bis 12:00 Uhr am Sitzungstag',
      en: 'Optional notice by noon on the day of the meeting',
    },
    rechtsgrundlage: [
      '§ 33 Absatz 4 Gemeindeordnung für Baden-Württemberg (GemO)',
      'Geschäftsordnung des Gemeinderats',
    ],
    amt: ['hauptamt'],
    mitarbeiter: ['wiedmaier'],
    lebenslagen: [],
    leistungsschluessel: '99999033000000',
  },
  {
    key: 'elterngeld',
    titel: { de: 'Elterngeld', en: 'Parental allowance' },
    synonyme: {
      de: ['Elternzeit', 'Familienleistung', 'Geld nach der Geburt'],
      en: ['maternity pay', 'baby'],
    },
    kurztext: {
      de: 'Der Antrag geht an die L-Bank; wir helfen beim Ausfüllen und bestätigen die Daten.',
      en: 'Applications go to the L-Bank; we help with the form and confirm your details.',
    },
    text: {
      de: `Eltern, die nach der Geburt weniger oder gar nicht arbeiten, bekommen Elterngeld: in der Regel 65 Prozent des früheren Nettolohns, mindestens 300 und höchstens 1.800 Euro im Monat. In Baden-Württemberg zahlt es die L-Bank. Sie können zwischen Basiselterngeld und ElterngeldPlus wählen und sich die Monate teilen.

Den Antrag stellen Sie online oder auf Papier. Im Bürgerbüro bestätigen wir, dass das Kind bei Ihnen wohnt, und gehen das Formular mit Ihnen durch. Die besondere Geburtsbescheinigung dafür bekommen Sie kostenlos vom Standesamt.`,
      en: `Parents who work less or not at all after a birth receive an allowance: generally 65 per cent of their former net income, at least €300 and at most €1,800 a month. In Baden-Württemberg the L-Bank pays it. You may choose between the basic and the extended form and share the months between you.

Apply online or on paper. The citizens’ office confirms that the child lives with you and goes through the form with you. The special birth certificate required is issued free of charge by the registry office.`,
    },
    unterlagen: {
      de: [
        'Geburtsbescheinigung für Elterngeld',
        'Gehaltsabrechnungen der zwölf Monate vor der Geburt',
        'Bescheinigung der Krankenkasse über Mutterschaftsgeld',
        'Bestätigung der Elternzeit',
      ],
      en: [
        'Birth certificate for parental allowance',
        'Payslips for the twelve months before the birth',
        'Health insurer’s statement on maternity pay',
        'Confirmation of parental leave',
      ],
    },
    gebuehr: { de: 'Kostenlos', en: 'Free of charge' },
    dauer: { de: 'Sechs bis acht Wochen bei der L-Bank', en: 'Six to eight weeks at the L-Bank' },
    fristen: {
      de: 'Rückwirkend nur für drei Monate',
      en: 'Paid retrospectively for three months only',
    },
    rechtsgrundlage: ['§§ 1 bis 7 Bundeselterngeld- und Elternzeitgesetz (BEEG)'],
    amt: ['bildung', 'buergerbuero'],
    mitarbeiter: ['rauscher', 'haas'],
    lebenslagen: ['kind'],
    leistungsschluessel: '99999034000000',
  },
  {
    key: 'erschliessungsbeitrag',
    titel: {
      de: 'Erschließungs- und Anliegerbeiträge',
      en: 'Development charges for property owners',
    },
    synonyme: {
      de: ['Straßenausbau', 'Anliegerbescheinigung', 'Beitragsbescheid'],
      en: ['infrastructure levy'],
    },
    kurztext: {
      de: 'Ob für Straße, Wasser oder Kanal noch etwas zu zahlen ist, sagt die Bescheinigung.',
      en: 'A certificate tells you whether anything is still owed for road, water or sewer.',
    },
    text: {
      de: `Wird eine Straße zum ersten Mal fertig hergestellt, zahlen die Eigentümerinnen und Eigentümer der Grundstücke daran einen Beitrag. Für Wasser- und Abwasseranschlüsse gilt dasselbe. Spätere Erneuerungen der Straße kosten Sie in Baden-Württemberg nichts.

Vor einem Kauf sollten Sie wissen, ob noch Beiträge offen sind. Wir schreiben Ihnen eine Anliegerbescheinigung, wie sie Banken und Notariate verlangen. Haben Sie einen Bescheid bekommen, erklären wir ihn Zeile für Zeile. Ist die Summe auf einmal zu hoch, können Sie Raten oder eine Rente vereinbaren.`,
      en: `When a road is completed for the first time, the owners of the plots along it pay a charge. The same is true of water and sewer connections. Later renewals of the road cost you nothing in Baden-Württemberg.

Before you buy, you should know whether charges are outstanding. We issue the certificate which banks and notaries ask for. If you have received a notice, we explain it line by line. If the sum is too large to pay at once, instalments can be agreed.`,
    },
    unterlagen: {
      de: [
        'Flurstücksnummer oder Anschrift',
        'Nachweis des Eigentums oder Vollmacht',
        'Bei Fragen zum Bescheid: Kassenzeichen',
      ],
      en: [
        'Plot number or address',
        'Proof of ownership or letter of authority',
        'For questions about a notice: reference number',
      ],
    },
    gebuehr: {
      de: 'Bescheinigung 25,00 €, Beratung kostenlos',
      en: 'Certificate €25.00, advice free of charge',
    },
    dauer: { de: 'Eine Woche', en: 'One week' },
    fristen: {
      de: 'Widerspruch gegen einen Bescheid innerhalb eines Monats',
      en: 'Objections to a notice within one month',
    },
    rechtsgrundlage: [
      '§§ 20 bis 41 Kommunalabgabengesetz Baden-Württemberg (KAG)',
      'Erschließungsbeitragssatzung der Stadt Bad Silberbronn',
    ],
    amt: ['kaemmerei'],
    mitarbeiter: ['kollmer'],
    lebenslagen: ['bauen'],
    leistungsschluessel: '99999035000000',
  },
]
