import type { VerfahrenContent } from './shape.ts'

/** Procedures from «Fischereischein» to «Führungszeugnis». */
export const fisFuh: VerfahrenContent[] = [
  {
    key: 'fischereischein',
    titel: { de: 'Fischereischein', en: 'Fishing licence' },
    synonyme: {
      de: ['Angelschein', 'Angeln', 'Jugendfischereischein'],
      en: ['angling', 'rod licence'],
    },
    kurztext: {
      de: 'Für ein, fünf oder zehn Jahre, für Jugendliche auch ohne Prüfung.',
      en: 'For one, five or ten years; for young people even without an examination.',
    },
    text: {
      de: `Wer an Mühlbach, Karsee oder anderswo angelt, braucht einen Fischereischein und eine Erlaubnis des Vereins, dem das Wasser gehört. Den Schein bekommen Sie sofort, wenn Sie die Fischerprüfung bestanden haben. Vorbereitungskurse bietet der Anglerverein jedes Frühjahr an.

Kinder und Jugendliche ab sieben Jahren erhalten den Jugendfischereischein ohne Prüfung und angeln damit in Begleitung. Gäste aus dem Ausland können ebenfalls einen Schein auf Zeit bekommen. In der Gebühr ist die Fischereiabgabe enthalten; das Land verwendet sie für Fischtreppen und Besatz. Scheine anderer Bundesländer erkennen wir an.`,
      en: `To fish in the mill stream, in the Karsee or elsewhere you need a licence and a permit from the club that owns the water. The licence is issued at once if you have passed the angler’s examination. The angling club offers courses every spring.

Children and teenagers from the age of seven receive a youth licence without an examination and fish in company. Visitors from abroad can also obtain a temporary licence. The fee includes a levy which the state spends on fish passes and restocking. Licences from other German states are recognised.`,
    },
    unterlagen: {
      de: [
        'Ausweis',
        'Zeugnis der Fischerprüfung',
        'Passbild',
        'Für Jugendliche: Einverständnis der Eltern',
      ],
      en: [
        'Identity card or passport',
        'Angler’s examination certificate',
        'Passport photograph',
        'For young people: parents’ consent',
      ],
    },
    gebuehr: {
      de: '23,00 € für ein Jahr, 55,00 € für fünf, 95,00 € für zehn Jahre; Jugendliche 13,00 €',
      en: '€23.00 for one year, €55.00 for five, €95.00 for ten; young people €13.00',
    },
    dauer: { de: 'Zehn Minuten', en: 'Ten minutes' },
    rechtsgrundlage: [
      '§§ 31 bis 36 Fischereigesetz für Baden-Württemberg (FischG)',
      'Landesfischereiverordnung (LFischVO)',
    ],
    amt: ['buergerbuero'],
    mitarbeiter: ['haas'],
    lebenslagen: [],
    leistungsschluessel: '99999040000000',
  },
  {
    key: 'flohmarkt',
    titel: {
      de: 'Flohmarkt oder Hofverkauf veranstalten',
      en: 'Flea market or yard sale: holding one',
    },
    synonyme: {
      de: ['Trödelmarkt', 'Garagenflohmarkt', 'Basar', 'Marktfestsetzung'],
      en: ['car boot sale', 'jumble sale'],
    },
    kurztext: {
      de: 'Im eigenen Hof frei, auf dem Platz mit Erlaubnis, am Sonntag nur mit Festsetzung.',
      en: 'Free in your own yard, by permit in a square, on Sundays only if designated.',
    },
    text: {
      de: `Verkaufen Sie an einem Samstag im eigenen Hof, was Keller und Speicher hergeben, brauchen Sie nichts von uns. Tun sich mehrere Häuser zum Straßenflohmarkt zusammen, sagen Sie uns Bescheid: Wir drucken die Schilder und sperren, wenn nötig, die Gasse.

Ein Markt auf öffentlicher Fläche ist eine Sondernutzung. Soll er an einem Sonntag stattfinden oder nehmen gewerbliche Händler teil, setzen wir ihn als Spezialmarkt fest; dann gelten Ladenschluss und Sonntagsruhe nicht. Neuware und Lebensmittel sind auf Flohmärkten ausgeschlossen, Kuchen für den guten Zweck ist willkommen.`,
      en: `If you sell the contents of cellar and attic in your own yard on a Saturday, you need nothing from us. If several houses join in a street sale, let us know: we print the signs and close the lane if necessary.

A market on public ground requires a permit. If it is to take place on a Sunday or if commercial traders take part, we designate it as a special market so that trading hours and Sunday rest do not apply. New goods and food are excluded, but cakes for a good cause are welcome.`,
    },
    unterlagen: {
      de: [
        'Antrag mit Ort, Tag und Zeit',
        'Plan der Stände und Rettungswege',
        'Teilnahmebedingungen bei Märkten mit Händlern',
      ],
      en: [
        'Application with place, date and time',
        'Plan of stalls and escape routes',
        'Terms for stallholders if traders take part',
      ],
    },
    gebuehr: {
      de: 'Straßenflohmarkt kostenlos, Platzmiete 1,50 € je Meter, Festsetzung 75,00 €',
      en: 'Street sale free of charge, pitch €1.50 per metre, designation €75.00',
    },
    dauer: { de: 'Drei Wochen', en: 'Three weeks' },
    fristen: { de: 'Antrag sechs Wochen vorher', en: 'Apply six weeks ahead' },
    rechtsgrundlage: [
      '§§ 68 und 69 Gewerbeordnung (GewO)',
      'Feiertagsgesetz Baden-Württemberg (FTG)',
      '§ 16 Straßengesetz für Baden-Württemberg (StrG)',
    ],
    amt: ['ordnungsamt'],
    mitarbeiter: ['nwosu'],
    lebenslagen: ['verein'],
    leistungsschluessel: '99999041000000',
  },
  {
    key: 'fuehrerschein-umtausch',
    titel: {
      de: 'Führerschein: Antrag und Umtausch',
      en: 'Driving licence: applying and exchanging',
    },
    synonyme: {
      de: ['Fahrerlaubnis', 'Lappen', 'rosa Führerschein', 'Pflichtumtausch', 'Führerscheintausch'],
      en: ['driver’s license', 'exchange'],
    },
    kurztext: {
      de: 'Alte Papierführerscheine werden Jahrgang für Jahrgang gegen Karten getauscht.',
      en: 'Old paper licences are being exchanged for cards, one age group after another.',
    },
    text: {
      de: `Den Führerschein stellt das Landratsamt aus. Den Antrag können Sie im Bürgerbüro abgeben, ob zum ersten Mal, nach Verlust oder zum Umtausch; wir schicken ihn weiter, und die Karte kommt mit der Post. Der graue oder rosa Schein verliert nach und nach seine Gültigkeit, bei Karten entscheidet das Jahr der Ausstellung. Bis 2033 sind alle getauscht.

Mit dem neuen Dokument ändert sich nur die Karte, nicht die Fahrerlaubnis: Eine Prüfung brauchen Sie nicht. Ausländische Führerscheine aus Staaten außerhalb der EU gelten sechs Monate nach dem Zuzug, danach müssen sie umgeschrieben werden.`,
      en: `Driving licences are issued by the district office. You may hand in your application at the citizens’ office, whether for a first licence, after a loss or for an exchange; we pass it on and the card comes by post. Grey and pink paper licences are gradually becoming invalid, while for cards the year of issue counts. All will have been exchanged by 2033.

Only the card changes, not your entitlement to drive, so there is no test. Licences from outside the EU are valid for six months after you move here and then have to be converted.`,
    },
    unterlagen: {
      de: [
        'Ausweis',
        'Biometrisches Passbild',
        'Bisheriger Führerschein',
        'Beim Ersterwerb: Sehtest und Nachweis in Erster Hilfe',
      ],
      en: [
        'Identity card or passport',
        'Biometric photograph',
        'Present licence',
        'For a first licence: eye test and first aid certificate',
      ],
    },
    gebuehr: {
      de: 'Umtausch 25,30 €, Ersterteilung 43,40 €, Versand 5,10 €',
      en: 'Exchange €25.30, first licence €43.40, postage €5.10',
    },
    dauer: { de: 'Vier bis sechs Wochen', en: 'Four to six weeks' },
    fristen: {
      de: 'Umtausch nach Geburts- oder Ausstellungsjahr, letzter Tag ist der 19. Januar 2033',
      en: 'Exchange by year of birth or issue, the last day being 19 January 2033',
    },
    rechtsgrundlage: [
      '§ 2 Straßenverkehrsgesetz (StVG)',
      '§§ 21, 24a und 29 Fahrerlaubnis-Verordnung (FeV)',
    ],
    amt: ['buergerbuero'],
    mitarbeiter: ['rombach'],
    lebenslagen: ['reise', 'ankommen'],
    leistungsschluessel: '99999042000000',
  },
  {
    key: 'fuehrungszeugnis',
    titel: { de: 'Führungszeugnis', en: 'Certificate of conduct' },
    synonyme: {
      de: [
        'polizeiliches Führungszeugnis',
        'erweitertes Führungszeugnis',
        'Vorstrafen',
        'Belegart O',
      ],
      en: ['criminal record check', 'DBS'],
    },
    kurztext: {
      de: 'Für Arbeitsstelle, Ehrenamt oder Behörde; das erweiterte mit Bestätigung des Trägers.',
      en: 'For employers, voluntary work or authorities; the extended one needs a letter.',
    },
    text: {
      de: `Das Führungszeugnis gibt Auskunft darüber, ob Vorstrafen eingetragen sind. Wir nehmen den Antrag auf und leiten ihn an das Bundesamt für Justiz in Bonn. Das private Zeugnis kommt zu Ihnen nach Hause, das behördliche direkt an die Behörde.

Wer mit Kindern oder Jugendlichen arbeitet, braucht das erweiterte Führungszeugnis. Dafür bestätigt der Verein, die Schule oder der Betrieb schriftlich, dass die Voraussetzungen vorliegen. Im Ehrenamt ist es gebührenfrei. Mit dem Online-Ausweis können Sie es auch ohne Besuch im Portal des Bundesamts beantragen.`,
      en: `The certificate states whether criminal convictions are on record. We take your application and forward it to the Federal Office of Justice in Bonn. A private certificate is sent to your home, an official one straight to the authority concerned.

If you work with children or young people you need the extended certificate, for which the club, school or company confirms in writing that the conditions are met. It is free for volunteers. With an activated online identity card you can apply on the federal portal without a visit.`,
    },
    unterlagen: {
      de: [
        'Ausweis oder Reisepass',
        'Für das erweiterte Zeugnis: Bestätigung der Einrichtung',
        'Für Behörden: Anschrift und Verwendungszweck',
      ],
      en: [
        'Identity card or passport',
        'For the extended certificate: letter from the organisation',
        'For authorities: address and purpose',
      ],
    },
    gebuehr: { de: '13,00 €; im Ehrenamt kostenlos', en: '€13.00; free for volunteers' },
    dauer: { de: 'Etwa zwei Wochen', en: 'About two weeks' },
    onlinedienst: {
      link: 'https://fuehrungszeugnis.bund.example/',
      linktext: {
        de: 'Online beim Bundesamt beantragen',
        en: 'Apply to the federal office online',
      },
    },
    rechtsgrundlage: ['§§ 30 bis 32 Bundeszentralregistergesetz (BZRG)'],
    amt: ['buergerbuero'],
    mitarbeiter: ['haas'],
    lebenslagen: ['verein', 'betrieb'],
    leistungsschluessel: '99999043000000',
  },
]
