import type { VerfahrenContent } from './shape.ts'

/** Procedures from «Umzug innerhalb der Stadt» to «Veranstaltung im Freien anmelden». */
export const umzVer: VerfahrenContent[] = [
  {
    key: 'ummeldung',
    titel: { de: 'Umzug innerhalb der Stadt', en: 'Moving within the town' },
    synonyme: {
      de: ['Ummeldung', 'neue Adresse', 'Wohnung gewechselt'],
      en: ['change of address'],
    },
    kurztext: {
      de: 'Neue Straße, gleiche Stadt: Auch das melden Sie in zwei Wochen.',
      en: 'New street, same town: please report this within two weeks as well.',
    },
    text: {
      de: `Ziehen Sie von der Badstraße in die Talstraße oder nur eine Treppe höher in eine andere Wohnung, melden Sie sich um. Es gilt das Gleiche wie bei einer Anmeldung: Bestätigung der Wohnungsgeberin mitbringen, die neue Anschrift kommt auf den Ausweis und in den Pass.

Denken Sie auch an Dinge, die wir nicht selbst wissen: Stadtwerke, Hundesteuer, Parkausweis, Kindergarten und Bücherei fragen Sie einfach gleich mit, wir geben die neue Anschrift an die städtischen Stellen weiter, wenn Sie ein Kreuz setzen. Die Post braucht einen eigenen Nachsendeauftrag. Mit dem Online-Ausweis geht die Ummeldung am Küchentisch; der Aufkleber kommt dann mit der Post.`,
      en: `If you move from Badstraße to Talstraße, or merely one floor up into another flat, you change your registration. The same applies as to newcomers: bring the landlord’s confirmation, and the new address goes on your identity card and passport.

There are things we do not know by ourselves. Tick the box, and we pass the new address to the utilities, dog tax, parking permits, nursery and library. The postal service needs a redirection order of its own. With an online identity card you can do it all at the kitchen table, and the sticker comes by post.`,
    },
    unterlagen: {
      de: ['Ausweise und Pässe aller, die umziehen', 'Wohnungsgeberbestätigung', 'Fahrzeugschein'],
      en: [
        'Identity cards and passports of everyone moving',
        'Landlord’s confirmation',
        'Car papers',
      ],
    },
    gebuehr: {
      de: 'Kostenlos; Fahrzeugschein ändern 10,80 EUR',
      en: 'Free of charge; changing car papers €10.80',
    },
    dauer: {
      de: 'Etwa 15 Minuten, online eine Woche bis zum Aufkleber',
      en: 'About 15 minutes; online one week until the sticker arrives',
    },
    fristen: {
      de: 'Innerhalb von zwei Wochen nach dem Einzug',
      en: 'Within two weeks of moving in',
    },
    onlinedienst: {
      link: 'https://online.bad-silberbronn.example/wohnsitz',
      linktext: { de: 'Elektronisch ummelden', en: 'Change your address online' },
    },
    rechtsgrundlage: ['§§ 17, 19 und 23a Bundesmeldegesetz (BMG)'],
    amt: ['buergerbuero'],
    mitarbeiter: ['aydin'],
    lebenslagen: ['umzug'],
    leistungsschluessel: '99999116000000',
  },
  {
    key: 'unterhaltsvorschuss',
    titel: { de: 'Unterhaltsvorschuss', en: 'Advance maintenance for single parents' },
    synonyme: {
      de: ['Alleinerziehend', 'Unterhalt fehlt', 'Kindesunterhalt'],
      en: ['child support', 'single parent'],
    },
    kurztext: {
      de: 'Zahlt der andere Elternteil nicht, springt das Jugendamt ein.',
      en: 'If the other parent does not pay, the youth office steps in.',
    },
    text: {
      de: `Alleinerziehende, die keinen oder zu wenig Unterhalt für ihr Kind bekommen, erhalten einen Vorschuss vom Jugendamt des Landratsamts, bis das Kind 18 ist. Die Höhe hängt vom Alter ab; das Kindergeld wird angerechnet. Ihr eigenes Einkommen spielt bis zum zwölften Geburtstag des Kindes keine Rolle.

Wir helfen beim Antrag, bestätigen, dass das Kind bei Ihnen lebt, und geben ihn weiter. Das Jugendamt holt sich das Geld beim anderen Elternteil zurück; Sie müssen dabei mitwirken, etwa den Namen nennen. Heiraten Sie wieder oder ziehen Sie mit dem anderen Elternteil zusammen, melden Sie das sofort.`,
      en: `Single parents who receive too little maintenance for their child, or none, are paid an advance by the district’s youth office until the child is 18. The amount depends on age, and child benefit is deducted. Your own income does not matter until the child’s twelfth birthday.

We help with the application, confirm that the child lives with you and pass it on. The youth office recovers the money from the other parent; you have to cooperate, for instance by giving the name. If you marry or move in with the other parent, please report it at once.`,
    },
    unterlagen: {
      de: [
        'Geburtsurkunde des Kindes',
        'Ausweis',
        'Unterhaltstitel oder Anerkennung der Vaterschaft',
        'Nachweise über gezahlten Unterhalt',
        'Bei Kindern ab zwölf: Einkommensnachweis',
      ],
      en: [
        'Child’s birth certificate',
        'Identity card',
        'Maintenance order or acknowledgement of paternity',
        'Proof of maintenance received',
        'Children over twelve: proof of income',
      ],
    },
    gebuehr: { de: 'Kostenlos', en: 'Free of charge' },
    dauer: { de: 'Vier bis acht Wochen', en: 'Four to eight weeks' },
    fristen: {
      de: 'Rückwirkend nur für einen Monat',
      en: 'Paid retrospectively for one month only',
    },
    rechtsgrundlage: ['§§ 1 bis 9 Unterhaltsvorschussgesetz (UhVorschG)'],
    amt: ['buergerbuero'],
    mitarbeiter: ['haas'],
    lebenslagen: ['kind'],
    leistungsschluessel: '99999117000000',
  },
  {
    key: 'vaterschaft',
    titel: { de: 'Vaterschaft anerkennen', en: 'Acknowledging paternity' },
    synonyme: {
      de: ['unverheiratete Eltern', 'Sorgerecht', 'Vater eintragen'],
      en: ['unmarried parents', 'custody'],
    },
    kurztext: {
      de: 'Schon vor der Geburt möglich, am besten gemeinsam.',
      en: 'Possible even before the birth, ideally together.',
    },
    text: {
      de: `Sind Eltern nicht verheiratet, wird der Vater erst mit der Anerkennung rechtlich zum Vater. Er erklärt sie beim Standesamt, die Mutter stimmt zu. Kommen Sie schon in der Schwangerschaft, dann steht er gleich in der Geburtsurkunde. Beide können auch getrennt erscheinen.

Die Anerkennung regelt Unterhalt, Erbe und Staatsangehörigkeit, nicht aber die gemeinsame Sorge. Dafür geben Sie eine Sorgeerklärung beim Jugendamt oder im Notariat ab; gern vereinbaren wir den Termin für Sie am selben Vormittag. War die Mutter bei der Geburt noch mit einem anderen verheiratet, beraten wir Sie zu den weiteren Schritten.`,
      en: `If parents are not married, the father becomes one in law only by acknowledgement. He declares it at the registry office and the mother consents. Come during the pregnancy and he will be named on the birth certificate straight away. You may also appear separately.

The acknowledgement governs maintenance, inheritance and nationality, but not joint custody. For that you make a declaration at the youth office or before a notary; we are happy to arrange the appointment for the same morning. If the mother was still married to somebody else at the time of birth, we advise you on the next steps.`,
    },
    unterlagen: {
      de: [
        'Ausweise beider Eltern',
        'Geburtsurkunden beider Eltern',
        'Mutterpass oder Geburtsurkunde des Kindes',
        'Bei Minderjährigen: Zustimmung der Eltern',
      ],
      en: [
        'Both parents’ identity cards',
        'Both parents’ birth certificates',
        'Maternity record or child’s birth certificate',
        'For minors: parents’ consent',
      ],
    },
    gebuehr: { de: 'Kostenlos', en: 'Free of charge' },
    dauer: { de: '30 Minuten', en: '30 minutes' },
    rechtsgrundlage: [
      '§§ 1592 bis 1598 Bürgerliches Gesetzbuch (BGB)',
      '§ 44 Personenstandsgesetz (PStG)',
    ],
    amt: ['standesamt'],
    mitarbeiter: ['burgbacher'],
    lebenslagen: ['kind'],
    leistungsschluessel: '99999118000000',
  },
  {
    key: 'veranstaltung',
    titel: { de: 'Veranstaltung im Freien anmelden', en: 'Outdoor events: giving notice' },
    synonyme: {
      de: ['Konzert', 'Vereinsfest', 'Sicherheitskonzept', 'Festplatz', 'Ausschank'],
      en: ['festival', 'concert', 'serving alcohol'],
    },
    kurztext: {
      de: 'Ein Antrag für alles: Platz, Ausschank, Lärm, Sperrung und Sanitätsdienst.',
      en: 'One application for everything: site, bar, noise, closures and first aid.',
    },
    text: {
      de: `Ob Sommerfest, Stadtlauf oder Konzert im Kurpark: Mit dem Sammelantrag fragen wir einmal alles ab und holen die Zustimmung der anderen Ämter selbst ein. Ab 300 Gästen setzen wir uns mit Feuerwehr, Polizei und Rotem Kreuz zusammen und gehen Wege, Wetter und Notausgänge durch.

Schenken Sie Alkohol aus, melden Sie das nach dem Gaststättenrecht mit an. Musik endet um 23:00 Uhr, im Kurgebiet um 22:00 Uhr; an fünf Tagen im Jahr sind Ausnahmen möglich. Wer Mehrweggeschirr nutzt und mit dem Bus anreisen lässt, bekommt die Platzmiete ermäßigt. Tragen Sie das Fest auch in den Veranstaltungskalender ein.`,
      en: `Summer festival, town run or concert in the spa park: the combined application asks everything once, and we obtain the consent of the other offices ourselves. From 300 guests we sit down with the fire brigade, the police and the Red Cross and go through routes, weather and emergency exits.

If you serve alcohol, include the notice under licensing law. Music ends at 11 pm, or 10 pm in the spa area; exceptions are possible on five days a year. If you use returnable tableware and bring guests by bus, the pitch is cheaper. Please also enter the event in the calendar.`,
    },
    unterlagen: {
      de: [
        'Sammelantrag',
        'Lageplan mit Aufbauten und Rettungswegen',
        'Haftpflichtversicherung',
        'Ab 300 Gästen: Sicherheitskonzept',
      ],
      en: [
        'Combined application',
        'Site plan with structures and escape routes',
        'Liability insurance',
        'From 300 guests: safety plan',
      ],
    },
    gebuehr: {
      de: '40,00 bis 250,00 EUR, gemeinnützige Vereine die Hälfte',
      en: '€40.00 to €250.00, charities half price',
    },
    dauer: {
      de: 'Vier Wochen, große Feste acht Wochen',
      en: 'Four weeks, large festivals eight weeks',
    },
    fristen: {
      de: 'Antrag vier Wochen vorher, ab 300 Gästen drei Monate',
      en: 'Apply four weeks ahead, three months from 300 guests',
    },
    onlinedienst: {
      link: 'https://online.bad-silberbronn.example/veranstaltung',
      linktext: { de: 'Sammelantrag ausfüllen', en: 'Fill in the combined application' },
    },
    rechtsgrundlage: [
      'Landesgaststättengesetz Baden-Württemberg (LGastG)',
      '§ 29 Straßenverkehrs-Ordnung (StVO)',
      'Versammlungsstättenverordnung (VStättVO)',
      'Freizeitlärm-Richtlinie',
    ],
    amt: ['ordnungsamt'],
    mitarbeiter: ['hartmann', 'nwosu'],
    lebenslagen: ['verein', 'betrieb'],
    leistungsschluessel: '99999119000000',
  },
]
