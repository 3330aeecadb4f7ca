import type { VerfahrenContent } from './shape.ts'

/** Procedures from «Geburtsurkunde und andere Urkunden nachbestellen» to «Gewerbesteuer: Bescheid und Vorauszahlung». */
export const gebGew: VerfahrenContent[] = [
  {
    key: 'geburtsurkunde',
    titel: {
      de: 'Geburtsurkunde und andere Urkunden nachbestellen',
      en: 'Birth, marriage and death certificates: ordering copies',
    },
    synonyme: {
      de: [
        'Eheurkunde',
        'Heiratsurkunde',
        'Sterbeurkunde',
        'Abstammungsurkunde',
        'internationale Urkunde',
      ],
      en: ['multilingual certificate', 'vital records'],
    },
    kurztext: {
      de: 'Für alle, die hier geboren, verheiratet oder verstorben sind, auch per Post.',
      en: 'For everybody born, married or deceased here, also by post.',
    },
    text: {
      de: `Das Standesamt führt die Register seit 1876. War das Ereignis in Bad Silberbronn oder Oberwies, stellen wir Ihnen jederzeit eine neue Urkunde aus, auf Wunsch mehrsprachig für das Ausland. Bestellen können Sie online, schriftlich oder am Schalter.

Urkunden bekommen Sie für sich selbst, für Ehegatten, Eltern, Großeltern, Kinder und Enkel. Geschwister und andere Verwandte müssen ein berechtigtes Interesse zeigen, etwa einen Erbfall. Geburten, die länger als 110 Jahre zurückliegen, Ehen nach 80 und Sterbefälle nach 30 Jahren liegen im Stadtarchiv und sind frei zugänglich.`,
      en: `The registry office has kept its registers since 1876. If the event took place in Bad Silberbronn or Oberwies, we can issue a new certificate at any time, in several languages if you need it abroad. Order online, in writing or at the counter.

You may have certificates for yourself, your spouse, parents, grandparents, children and grandchildren. Siblings and other relatives have to show a legitimate interest, such as an inheritance. Births more than 110 years ago, marriages after 80 and deaths after 30 years are kept in the town archive and open to all.`,
    },
    unterlagen: {
      de: [
        'Ausweis oder dessen Kopie',
        'Name, Tag und Ort des Ereignisses',
        'Vollmacht oder Nachweis der Verwandtschaft',
      ],
      en: [
        'Identity card or a copy',
        'Name, date and place of the event',
        'Letter of authority or proof of kinship',
      ],
    },
    gebuehr: {
      de: '15,00 €, jede weitere gleiche Urkunde 7,50 €; für Rente und Sozialleistungen kostenlos',
      en: '€15.00, each further copy €7.50; free for pensions and benefits',
    },
    dauer: {
      de: 'Am Schalter sofort, per Post drei bis fünf Tage',
      en: 'At once at the counter, three to five days by post',
    },
    onlinedienst: {
      link: 'https://online.bad-silberbronn.example/urkunden',
      linktext: { de: 'Urkunde online bestellen', en: 'Order a certificate online' },
    },
    rechtsgrundlage: ['§§ 5, 55 und 62 Personenstandsgesetz (PStG)'],
    amt: ['standesamt'],
    mitarbeiter: ['okafor'],
    lebenslagen: ['heirat', 'trauerfall', 'kind'],
    leistungsschluessel: '99999048000000',
  },
  {
    key: 'gewerbe-abmelden',
    titel: { de: 'Gewerbe abmelden oder ummelden', en: 'Closing or changing a business' },
    synonyme: {
      de: ['Geschäftsaufgabe', 'Betrieb verlegen', 'Gewerbeummeldung'],
      en: ['ceasing to trade', 'moving premises'],
    },
    kurztext: {
      de: 'Aufgeben, umziehen, das Angebot ändern: Ein Formular genügt.',
      en: 'Closing, moving or changing what you offer: one form is enough.',
    },
    text: {
      de: `Geben Sie Ihren Betrieb auf oder verlegen Sie ihn in eine andere Gemeinde, melden Sie ihn ab. Ziehen Sie innerhalb der Stadt um oder nehmen Sie etwas Neues ins Angebot, das nicht üblicherweise dazugehört, melden Sie ihn um. Bei einer Gesellschaft tun das alle, die sie vertreten.

Finanzamt, Kammer, Berufsgenossenschaft und Krankenkasse erfahren davon automatisch. Kündigen müssen Sie Verträge und Versicherungen selbst. Wir können ein Gewerbe auch von Amts wegen abmelden, wenn jahrelang niemand mehr da ist. Wer eine Nachfolge sucht, findet Hilfe bei unserer Wirtschaftsförderung; es wäre schade um jedes Geschäft.`,
      en: `If you close your business or move it to another municipality, you deregister it. If you move within the town or add something that does not usually belong to your trade, you change the registration. In a company this is up to everybody who represents it.

The tax office, chamber, trade association and health insurer are informed automatically. Contracts and insurance you have to cancel yourself. We may deregister a business ourselves if nobody has been there for years. If you are looking for a successor, our business advisers will help; every shop that closes is a loss.`,
    },
    unterlagen: {
      de: ['Ausweis', 'Gewerbeanmeldung', 'Bei Gesellschaften: Handelsregisterauszug'],
      en: [
        'Identity card or passport',
        'Trade registration',
        'For companies: extract from the commercial register',
      ],
    },
    gebuehr: {
      de: 'Abmeldung kostenlos, Ummeldung 20,00 €',
      en: 'Deregistration free of charge, change €20.00',
    },
    dauer: { de: 'Sofort', en: 'On the spot' },
    fristen: { de: 'Gleichzeitig mit der Änderung', en: 'At the time of the change' },
    onlinedienst: {
      link: 'https://online.bad-silberbronn.example/gewerbe',
      linktext: { de: 'Gewerbe online ab- oder ummelden', en: 'Close or change online' },
    },
    rechtsgrundlage: ['§§ 14 und 55c Gewerbeordnung (GewO)', 'Gewerbeanzeigeverordnung (GewAnzV)'],
    amt: ['ordnungsamt'],
    mitarbeiter: ['nwosu'],
    lebenslagen: ['betrieb'],
    leistungsschluessel: '99999049000000',
  },
  {
    key: 'gewerbe-anmelden',
    titel: { de: 'Gewerbe anmelden', en: 'Registering a business' },
    synonyme: {
      de: ['Selbstständigkeit', 'Firma gründen', 'Gewerbeschein', 'Laden eröffnen'],
      en: ['starting a business', 'self-employed'],
    },
    kurztext: {
      de: 'Der Gewerbeschein ist in einer Viertelstunde ausgestellt, auch für den Nebenerwerb.',
      en: 'Your trade certificate takes a quarter of an hour, also for a sideline.',
    },
    text: {
      de: `Wer auf Dauer und mit dem Ziel, Gewinn zu machen, selbstständig arbeitet, meldet ein Gewerbe an. Das gilt auch für den Onlinehandel im Wohnzimmer und den Nebenerwerb. Freie Berufe wie Ärztinnen, Künstler oder Übersetzer und die Landwirtschaft brauchen das nicht.

Wir füllen das Formular mit Ihnen aus und sagen, ob Ihr Handwerk in die Handwerksrolle muss oder eine Erlaubnis verlangt, etwa Makler, Bewachung oder Pflege. Finanzamt, Kammer und Berufsgenossenschaft benachrichtigen wir. Staatsangehörige von außerhalb der EU zeigen uns den Aufenthaltstitel, in dem die selbstständige Arbeit erlaubt ist.`,
      en: `Anybody who works independently, permanently and for profit registers a trade. This includes online shops run from the living room and sidelines. The liberal professions, such as doctors, artists and translators, and agriculture are exempt.

We complete the form with you and tell you whether your craft has to be entered in the crafts register or needs a licence, as estate agents, security firms and care services do. We inform the tax office, chamber and trade association. Citizens of countries outside the EU show us a residence permit that allows self-employment.`,
    },
    unterlagen: {
      de: [
        'Ausweis oder Reisepass',
        'Bei Gesellschaften: Handelsregisterauszug oder Gründungsvertrag',
        'Bei Handwerk: Handwerkskarte',
        'Bei erlaubnispflichtigem Gewerbe: die Erlaubnis',
      ],
      en: [
        'Identity card or passport',
        'For companies: register extract or articles of association',
        'For crafts: craft card',
        'For licensed trades: the licence',
      ],
    },
    gebuehr: { de: '30,00 €', en: '€30.00' },
    dauer: { de: 'Etwa 15 Minuten', en: 'About 15 minutes' },
    fristen: { de: 'Mit dem Beginn der Tätigkeit', en: 'When you start trading' },
    onlinedienst: {
      link: 'https://online.bad-silberbronn.example/gewerbe',
      linktext: { de: 'Gewerbe online anmelden', en: 'Register online' },
    },
    rechtsgrundlage: [
      '§ 14 Gewerbeordnung (GewO)',
      '§ 1 Handwerksordnung (HwO)',
      'Gewerbeanzeigeverordnung (GewAnzV)',
    ],
    amt: ['ordnungsamt'],
    mitarbeiter: ['nwosu'],
    lebenslagen: ['betrieb'],
    leistungsschluessel: '99999050000000',
  },
  {
    key: 'gewerbesteuer',
    titel: {
      de: 'Gewerbesteuer: Bescheid und Vorauszahlung',
      en: 'Trade tax: notices and advance payments',
    },
    synonyme: {
      de: ['Hebesatz', 'Steuerbescheid', 'Vorauszahlung senken'],
      en: ['business tax', 'rate'],
    },
    kurztext: {
      de: 'Der Hebesatz liegt bei 360 Prozent; Vorauszahlungen passen wir auf Antrag an.',
      en: 'The rate is 360 per cent; advance payments can be adjusted on request.',
    },
    text: {
      de: `Das Finanzamt stellt aus Ihrer Steuererklärung den Messbetrag fest, die Stadt multipliziert ihn mit dem Hebesatz von 360 Prozent. Einzelunternehmen und Personengesellschaften haben einen Freibetrag von 24.500 Euro Gewinn im Jahr; die meisten kleinen Betriebe zahlen deshalb nichts.

Vorauszahlungen werden viermal im Jahr fällig. Läuft das Geschäft schlechter oder besser als gedacht, schreiben Sie uns kurz mit einer Schätzung, dann ändern wir die Beträge. Einwände gegen den Gewinn richten Sie an das Finanzamt, Einwände gegen die Rechnung an uns. Am einfachsten zahlen Sie per Lastschrift.`,
      en: `From your tax return the tax office determines a base amount, which the town multiplies by its rate of 360 per cent. Sole traders and partnerships have an allowance of €24,500 profit a year, so that most small businesses pay nothing.

Advance payments fall due four times a year. If business is worse or better than expected, send us a short note with an estimate and we will change the amounts. Objections to the profit go to the tax office, objections to the calculation to us. Direct debit is the easiest way to pay.`,
    },
    unterlagen: {
      de: [
        'Bescheid mit Buchungszeichen',
        'Für eine Anpassung: Schätzung oder betriebswirtschaftliche Auswertung',
      ],
      en: [
        'Notice with its reference number',
        'For an adjustment: estimate or management accounts',
      ],
    },
    gebuehr: {
      de: 'Keine Gebühr; die Steuer richtet sich nach dem Gewinn',
      en: 'No fee; the tax depends on your profit',
    },
    dauer: { de: 'Anpassung innerhalb von zwei Wochen', en: 'Adjusted within two weeks' },
    fristen: {
      de: 'Fällig am 15. Februar, 15. Mai, 15. August und 15. November',
      en: 'Due on 15 February, 15 May, 15 August and 15 November',
    },
    rechtsgrundlage: [
      '§§ 11, 16 und 19 Gewerbesteuergesetz (GewStG)',
      'Hebesatzsatzung der Stadt Bad Silberbronn',
    ],
    amt: ['kaemmerei'],
    mitarbeiter: ['raible', 'zipfler'],
    lebenslagen: ['betrieb'],
    leistungsschluessel: '99999051000000',
  },
]
