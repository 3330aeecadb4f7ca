import type { VerfahrenContent } from './shape.ts'

/** Procedures from «Ältere Bauakten einsehen» to «Ambulante Kur anmelden». */
export const aelAmb: VerfahrenContent[] = [
  {
    key: 'aeltere-bauakten',
    titel: { de: 'Ältere Bauakten einsehen', en: 'Building files: consulting older records' },
    synonyme: {
      de: ['Bauunterlagen', 'Grundriss', 'Hausakte', 'Baupläne'],
      en: ['house plans', 'floor plans'],
    },
    kurztext: {
      de: 'Pläne und Genehmigungen Ihres Hauses, oft zurück bis 1880.',
      en: 'Plans and permits for your house, often going back to 1880.',
    },
    text: {
      de: `Sie wollen umbauen, verkaufen oder einfach wissen, wo in Ihrem Haus die Leitungen laufen? Von den meisten Gebäuden haben wir die Bauakte: Grundrisse, Schnitte, Statik und Genehmigungen. Die Akten bis 1965 liegen auf Papier im Archivkeller, die jüngeren sind eingescannt.

Einsehen darf sie, wem das Haus gehört oder wer eine Vollmacht hat, also auch Architektinnen, Makler oder Kaufinteressierte. Vereinbaren Sie einen Termin; wir brauchen einige Tage, um die Mappe zu holen. Kopien machen wir gleich, große Pläne geben wir an eine Druckerei.`,
      en: `Planning to convert, to sell or simply to find out where the pipes run? We hold the file for most buildings in town: floor plans, sections, structural calculations and permits. Files up to 1965 are on paper in the basement, later ones have been scanned.

The owner may consult them, and so may anybody with the owner’s authority, such as architects, agents or prospective buyers. Please make an appointment; we need a few days to fetch the folder. Copies are made on the spot, large plans are sent to a printer.`,
    },
    unterlagen: {
      de: [
        'Ausweis',
        'Grundbuchauszug oder Grundsteuerbescheid als Nachweis des Eigentums',
        'Vollmacht, wenn Ihnen das Haus nicht gehört',
      ],
      en: [
        'Identity card or passport',
        'Land register extract or property tax notice as proof of ownership',
        'Letter of authority if you are not the owner',
      ],
    },
    gebuehr: {
      de: '20,00 € je Akte, Kopie A4 0,50 €, Scan 1,00 € je Seite',
      en: '€20.00 per file, A4 copy €0.50, scan €1.00 per page',
    },
    dauer: { de: 'Einsicht nach fünf bis zehn Tagen', en: 'Available after five to ten days' },
    rechtsgrundlage: [
      '§ 29 Landesverwaltungsverfahrensgesetz (LVwVfG)',
      'Verwaltungsgebührensatzung der Stadt Bad Silberbronn',
    ],
    amt: ['bauamt'],
    mitarbeiter: ['fautz'],
    lebenslagen: ['bauen'],
    leistungsschluessel: '99999004000000',
  },
  {
    key: 'ambulante-kur',
    titel: { de: 'Ambulante Kur anmelden', en: 'Spa treatment: registering for outpatient care' },
    synonyme: {
      de: ['Badekur', 'Kurantrag', 'Vorsorge', 'Kurarzt', 'Anwendungen'],
      en: ['health cure', 'prescription'],
    },
    kurztext: {
      de: 'Vom Antrag bei der Kasse bis zum Plan der Anwendungen: Wir stimmen alles ab.',
      en: 'From your insurer’s form to the plan of treatments: we arrange everything.',
    },
    text: {
      de: `Am Anfang steht Ihre Hausärztin: Sie begründet den Antrag, die Krankenkasse bewilligt ihn. Mit der Bewilligung kommen Sie zur Kurverwaltung über der Tourist-Information. Wir suchen mit Ihnen einen Badearzt aus, legen die Tage fest und buchen Bäder, Moor und Gymnastik so, dass dazwischen Zeit zum Ausruhen bleibt.

Auch wer hier wohnt, kann eine ambulante Kur machen und abends im eigenen Bett schlafen. Die Kasse trägt die ärztliche Behandlung und 90 Prozent der Anwendungen; die Kurtaxe entfällt für Einheimische. Unterbrechen Sie wegen einer Erkältung, rufen Sie an, dann verschieben wir die Termine.`,
      en: `It begins with your family doctor, who gives the reasons for your application; the health insurer approves it. Bring the approval to the spa administration above the tourist information office. Together we choose a spa doctor, fix the days and book baths, mud packs and exercises so that there is time to rest in between.

If you live here you may take outpatient treatment too and sleep in your own bed. Your insurer pays for the doctor and 90 per cent of the treatments; residents pay no visitor’s tax. If a cold interrupts you, call us and we will move the dates.`,
    },
    unterlagen: {
      de: [
        'Bewilligung der Krankenkasse',
        'Versichertenkarte',
        'Arztbriefe und Liste Ihrer Medikamente',
      ],
      en: [
        'Your health insurer’s approval',
        'Health insurance card',
        'Medical reports and a list of your medicines',
      ],
    },
    gebuehr: {
      de: 'Anmeldung kostenlos; Zuzahlung 10 Prozent der Anwendungen und 10,00 € je Verordnung',
      en: 'Registration free of charge; you pay 10 per cent of treatments and €10.00 per prescription',
    },
    dauer: {
      de: 'Anmeldung 30 Minuten, Beginn meist nach zwei bis drei Wochen',
      en: 'Registration 30 minutes, starting after two to three weeks as a rule',
    },
    fristen: {
      de: 'Beginn innerhalb von vier Monaten nach der Bewilligung; eine neue Kur in der Regel nach drei Jahren',
      en: 'Start within four months of approval; another treatment after three years as a rule',
    },
    rechtsgrundlage: [
      '§ 23 Absatz 2 Fünftes Buch Sozialgesetzbuch (SGB V)',
      'Gesetz über die Anerkennung von Kurorten und Erholungsorten Baden-Württemberg (Kurortegesetz)',
    ],
    amt: ['kurverwaltung'],
    mitarbeiter: ['winterhalter'],
    lebenslagen: ['alter'],
    leistungsschluessel: '99999005000000',
  },
]
