import type { VerfahrenContent } from './shape.ts'

/** Procedures from «Schöffenamt: Bewerbung» to «Silberkarte für Tagesgäste und Einheimische». */
export const schSil: VerfahrenContent[] = [
  {
    key: 'schoeffenamt',
    titel: { de: 'Schöffenamt: Bewerbung', en: 'Lay judges: applying' },
    synonyme: {
      de: ['Ehrenamt Gericht', 'Laienrichter', 'Jugendschöffe'],
      en: ['court', 'magistrate'],
    },
    kurztext: {
      de: 'Alle fünf Jahre suchen wir Menschen, die im Namen des Volkes mitentscheiden.',
      en: 'Every five years we look for people to help decide in the name of the people.',
    },
    text: {
      de: `Schöffinnen und Schöffen sitzen bei Strafsachen neben den Berufsrichtern und haben bei Schuld und Strafe dieselbe Stimme. Juristisches Wissen brauchen Sie nicht, wohl aber Menschenkenntnis, Geduld und Unabhängigkeit. Wählbar sind Deutsche zwischen 25 und 69 Jahren, die hier wohnen.

Der Gemeinderat stellt eine Vorschlagsliste auf, die eine Woche lang öffentlich ausliegt; ein Ausschuss beim Amtsgericht wählt daraus. Sie werden etwa zwölf Tage im Jahr gebraucht. Der Betrieb stellt Sie frei, Verdienstausfall und Fahrt werden ersetzt. Die nächste Amtszeit beginnt 2029, bewerben können Sie sich ab Januar 2028. Gern merken wir Sie schon jetzt vor.`,
      en: `In criminal cases lay judges sit beside the professional ones and have an equal vote on guilt and sentence. You need no legal knowledge but judgement of character, patience and independence. German citizens between 25 and 69 who live here may be elected.

The town council draws up a list which is displayed for a week, and a committee at the local court makes its choice. You are needed on about twelve days a year. Your employer has to release you, and lost earnings and travel are refunded. The next term begins in 2029 and you can apply from January 2028, but we are happy to note your name now.`,
    },
    unterlagen: {
      de: ['Bewerbungsbogen mit Beruf und Beweggrund', 'Ausweis'],
      en: ['Application form with occupation and reasons', 'Identity card'],
    },
    gebuehr: { de: 'Kostenlos', en: 'Free of charge' },
    dauer: {
      de: 'Wahl im Herbst vor Beginn der Amtszeit',
      en: 'Elected in the autumn before the term begins',
    },
    fristen: {
      de: 'Bewerbung für 2029 bis 2033: Januar bis April 2028',
      en: 'For 2029 to 2033: apply from January to April 2028',
    },
    rechtsgrundlage: [
      '§§ 30 bis 58 Gerichtsverfassungsgesetz (GVG)',
      '§ 35 Jugendgerichtsgesetz (JGG)',
    ],
    amt: ['hauptamt'],
    mitarbeiter: ['pfrommer'],
    lebenslagen: [],
    leistungsschluessel: '99999105000000',
  },
  {
    key: 'schulanmeldung',
    titel: { de: 'Schulanmeldung und Schulwechsel', en: 'Schools: enrolment and changing' },
    synonyme: {
      de: ['Einschulung', 'Grundschule', 'Schulbezirk', 'Zurückstellung', 'erste Klasse'],
      en: ['primary school', 'starting school'],
    },
    kurztext: {
      de: 'Im Februar melden Sie Ihr Kind an der Grundschule an, Nachzügler jederzeit.',
      en: 'Enrol your child at the primary school in February; newcomers at any time.',
    },
    text: {
      de: `Kinder, die bis zum 30. Juni sechs Jahre alt werden, kommen im September in die Schule. Sie erhalten im Januar einen Brief mit dem Termin. Die Grundschule lädt zum Schnuppernachmittag ein; ein Anruf genügt, wenn Sie vorher mit der Schulleitung sprechen möchten.

Jüngere Kinder können früher beginnen, andere ein Jahr warten; darüber entscheidet die Schule mit Ihnen und der Ärztin des Gesundheitsamts. Möchten Sie eine andere Grundschule, begründen Sie das in einem Antrag. Ziehen Sie während des Schuljahrs her, bringen Sie das letzte Zeugnis mit. Für Kinder ohne Deutschkenntnisse gibt es eine Vorbereitungsklasse.`,
      en: `Children who turn six by 30 June start school in September. You receive a letter with the date in January. The school invites children to a taster afternoon, and you are welcome to call if you would like to speak to the head first.

Younger children may start early and others wait a year; the school decides together with you and a doctor from the health office. If you prefer another primary school, give your reasons in an application. If you move here during the year, bring the latest report. There is a preparatory class for children who do not speak German yet.`,
    },
    unterlagen: {
      de: [
        'Geburtsurkunde',
        'Nachweis des Masernschutzes',
        'Bei getrennten Eltern: Nachweis des Sorgerechts',
        'Bei Zuzug: letztes Zeugnis',
      ],
      en: [
        'Birth certificate',
        'Proof of measles vaccination',
        'Separated parents: proof of custody',
        'Newcomers: latest report',
      ],
    },
    gebuehr: { de: 'Kostenlos', en: 'Free of charge' },
    dauer: { de: 'Bestätigung bis Ende April', en: 'Confirmed by the end of April' },
    fristen: {
      de: 'Anmeldung in der zweiten Februarwoche',
      en: 'Enrolment in the second week of February',
    },
    rechtsgrundlage: [
      '§§ 72 bis 76 Schulgesetz für Baden-Württemberg (SchG)',
      '§ 20 Infektionsschutzgesetz (IfSG)',
    ],
    amt: ['bildung'],
    mitarbeiter: ['grieshaber'],
    lebenslagen: ['kind', 'umzug', 'ankommen'],
    leistungsschluessel: '99999106000000',
  },
  {
    key: 'schwerbehindertenausweis',
    titel: { de: 'Schwerbehindertenausweis', en: 'Disability card' },
    synonyme: {
      de: ['GdB', 'Grad der Behinderung', 'Merkzeichen', 'Gleichstellung'],
      en: ['disabled', 'degree of disability'],
    },
    kurztext: {
      de: 'Antrag beim Landratsamt; wir helfen beim Ausfüllen und verlängern den Ausweis.',
      en: 'Apply to the district office; we help with the form and extend the card.',
    },
    text: {
      de: `Eine Krankheit oder Behinderung, die Sie länger als sechs Monate einschränkt, kann das Landratsamt mit einem Grad von 20 bis 100 feststellen. Ab 50 bekommen Sie den Ausweis: mehr Urlaub, Kündigungsschutz, Steuerfreibeträge, je nach Merkzeichen freie Fahrt oder Parkerleichterung.

Wir gehen den Antrag mit Ihnen durch. Nennen Sie alle Beschwerden, auch die seelischen, und alle behandelnden Praxen; dort holt das Amt die Befunde ein. Ist der Ausweis abgelaufen, verlängern wir ihn im Bürgerbüro, wenn noch Platz darauf ist, sonst kommt ein neuer. Die Wertmarke für Bus und Bahn bestellen Sie gleich mit.`,
      en: `If an illness or disability limits you for more than six months, the district office can assess it with a degree of 20 to 100. From 50 you receive the card: extra holiday, protection against dismissal, tax allowances and, depending on the marks, free travel or parking.

We go through the form with you. Name every complaint, psychological ones included, and all the doctors who treat you; the office requests their findings. If your card has expired we extend it here or order a new one. You can order the token for bus and train at the same time.`,
    },
    unterlagen: {
      de: [
        'Antrag',
        'Arztberichte, falls vorhanden',
        'Passbild',
        'Zur Verlängerung: Ausweis und Bescheid',
      ],
      en: [
        'Application',
        'Medical reports, if any',
        'Passport photograph',
        'To extend: card and notice',
      ],
    },
    gebuehr: {
      de: 'Kostenlos; Wertmarke 104,00 € im Jahr, für blinde und bedürftige Menschen frei',
      en: 'Free of charge; travel token €104.00 a year, free for blind people and those in need',
    },
    dauer: {
      de: 'Drei bis fünf Monate, Verlängerung sofort',
      en: 'Three to five months, extension at once',
    },
    fristen: { de: 'Verlängerung drei Monate vor Ablauf', en: 'Extend three months before expiry' },
    rechtsgrundlage: [
      '§§ 2, 152 und 228 Neuntes Buch Sozialgesetzbuch (SGB IX)',
      'Schwerbehindertenausweisverordnung (SchwbAwV)',
    ],
    amt: ['bildung', 'buergerbuero'],
    mitarbeiter: ['rauscher', 'haas'],
    lebenslagen: ['alter'],
    leistungsschluessel: '99999107000000',
  },
  {
    key: 'sepa',
    titel: {
      de: 'SEPA-Lastschrift für Steuern und Gebühren',
      en: 'Direct debit for taxes and charges',
    },
    synonyme: {
      de: ['Einzugsermächtigung', 'Bankverbindung ändern', 'IBAN', 'Abbuchung'],
      en: ['IBAN', 'bank details'],
    },
    kurztext: {
      de: 'Einmal unterschreiben, nie wieder einen Termin vergessen.',
      en: 'Sign once and never miss a due date again.',
    },
    text: {
      de: `Mit einem Lastschriftmandat buchen wir Grundsteuer, Hundesteuer, Wasser, Kindergarten oder Miete am Tag der Fälligkeit ab, keinen Tag früher. Sie bestimmen, für welche Kassenzeichen es gilt. Ändert sich der Betrag, bekommen Sie vorher Post.

Das Mandat braucht Ihre Unterschrift im Original oder eine Bestätigung mit dem Online-Ausweis; ein Fax oder Foto genügt nicht. Wechseln Sie die Bank, schicken Sie uns ein neues Mandat. Innerhalb von acht Wochen können Sie jede Abbuchung ohne Grund zurückgeben. Sprechen Sie aber bitte vorher mit uns, denn die Bank berechnet der Stadt die Rückgabe, und diese Kosten müssten wir weitergeben.`,
      en: `With a direct debit mandate we collect property tax, dog tax, water, nursery or rent on the due date and not a day sooner. You decide which reference numbers it covers. If the amount changes you hear from us first.

The mandate needs your original signature or confirmation with the online identity card; a fax or photograph is not enough. If you change banks, send us a new mandate. You may return any debit within eight weeks without giving a reason, but please talk to us first, since the bank charges for it and we would have to pass the cost on.`,
    },
    unterlagen: {
      de: ['Mandat mit IBAN und Unterschrift', 'Kassenzeichen oder letzter Bescheid'],
      en: ['Mandate with IBAN and signature', 'Reference numbers or latest notice'],
    },
    gebuehr: { de: 'Kostenlos', en: 'Free of charge' },
    dauer: { de: 'Gilt ab der nächsten Fälligkeit', en: 'Takes effect from the next due date' },
    fristen: { de: 'Mandat zehn Tage vor der Fälligkeit', en: 'Ten days before the due date' },
    formulare: [
      {
        titel: { de: 'SEPA-Lastschriftmandat', en: 'Direct debit mandate (in German)' },
        link: 'https://formulare.bad-silberbronn.example/sepa.pdf',
      },
    ],
    rechtsgrundlage: ['Verordnung (EU) Nr. 260/2012', '§ 675x Bürgerliches Gesetzbuch (BGB)'],
    amt: ['kaemmerei'],
    mitarbeiter: ['brendle'],
    lebenslagen: ['umzug'],
    leistungsschluessel: '99999108000000',
  },
  {
    key: 'silberkarte',
    titel: {
      de: 'Silberkarte für Tagesgäste und Einheimische',
      en: 'Silberkarte for day visitors and residents',
    },
    synonyme: {
      de: ['Gästekarte', 'Ermäßigung', 'Einwohnerkarte', 'Kurkarte'],
      en: ['guest card', 'discounts'],
    },
    kurztext: {
      de: 'Die Gästekarte gibt es auch ohne Übernachtung, für Einheimische als Jahreskarte.',
      en: 'The guest card is available without an overnight stay; residents buy it by the year.',
    },
    text: {
      de: `Gäste, die über Nacht bleiben, erhalten die Silberkarte von ihrer Unterkunft. Wer nur einen Tag da ist, kauft sie in der Tourist-Information oder am Automaten der Bergbahn. Sie fahren damit mit Bus und Silbertalbahn, bekommen 1,50 Euro Nachlass im Badehaus und hören das Kurkonzert ohne Eintritt.

Für Einheimische gibt es die Jahreskarte. Sie gilt vom Kauftag an zwölf Monate und schließt Kinder bis 15 Jahre ein. Bringen Sie den Ausweis mit, ein Bild brauchen wir nicht. Ist die Karte verloren gegangen, drucken wir sie einmal kostenlos nach. Mit Kurverordnung zahlt oft die Krankenkasse.`,
      en: `Visitors who stay overnight receive the Silberkarte from their host. If you are here for the day, buy it at the tourist information office or from the machine at the funicular. It covers the bus and the valley railway, takes €1.50 off the bath house and admits you to the spa concert.

Residents can buy an annual card. It is valid for twelve months from the day of purchase and includes children up to 15. Please bring your identity card; no picture is needed. If it is lost we print it once more free of charge. With a doctor’s spa prescription your health insurer often pays.`,
    },
    unterlagen: {
      de: [
        'Für die Jahreskarte: Ausweis mit Anschrift in Bad Silberbronn',
        'Für die Ermäßigung: Schwerbehindertenausweis',
      ],
      en: [
        'For the annual card: identity card with a local address',
        'For the reduction: disability card',
      ],
    },
    gebuehr: {
      de: 'Tageskarte 3,20 €, ermäßigt 1,60 €; Jahreskarte 48,00 €',
      en: 'Day card €3.20, reduced €1.60; annual card €48.00',
    },
    dauer: { de: 'Sofort', en: 'At once' },
    rechtsgrundlage: [
      '§ 43 Kommunalabgabengesetz Baden-Württemberg (KAG)',
      'Kurtaxesatzung der Stadt Bad Silberbronn',
    ],
    amt: ['tourist-information'],
    mitarbeiter: ['schwend'],
    lebenslagen: ['reise'],
    leistungsschluessel: '99999109000000',
  },
]
