import { am, type Tag } from '../../tage.ts'
import { orte, veranstalter } from '../orte.ts'
import type { VeranstaltungContent } from '../shape.ts'

const archiv = {
  ...orte.sitzungssaal,
  zeitVon: '19:00',
  zeitBis: '20:30',
  rubriken: ['vortrag'],
  vorlage: 'vortrag',
  veranstalter: 'Stadtarchiv Bad Silberbronn',
  kostenlos: true,
} as const satisfies Partial<VeranstaltungContent>

const sprechstunde = {
  ...orte.kleinerSaal,
  zeitVon: '19:00',
  zeitBis: '20:30',
  rubriken: ['vortrag', 'gesundheit'],
  vorlage: 'vortrag',
  veranstalter: veranstalter.kur,
  kostenlos: true,
} as const satisfies Partial<VeranstaltungContent>

/** Talks and courses, past and to come. */
export const wissen = (heute: Tag): VeranstaltungContent[] => [
  {
    ...archiv,
    titel: { de: 'Die Badeordnung von 1842', en: 'The bathing rules of 1842' },
    von: am(heute, 'mi', -35),
    kurztext: {
      de: 'Warum man nicht pfeifen durfte und wer das Wasser anwärmte.',
      en: 'Why whistling was forbidden, and who warmed the water (in German).',
    },
    text: {
      de: 'Konrad Lehning las 31 Paragrafen vor. Der 17., das Verbot von Reifröcken im Becken, wurde nie aufgehoben.',
      en: 'Konrad Lehning read out 31 articles. No. 17, which bans crinolines from the pool, has never been repealed.',
    },
  },
  {
    ...sprechstunde,
    titel: { de: 'Gut schlafen nach der Kur', en: 'Sleeping well after the cure' },
    von: am(heute, 'di', -16),
    kurztext: {
      de: 'Was von drei Wochen Ruhe zu Hause übrig bleibt, und wie es mehr wird.',
      en: 'What is left of three weeks’ rest at home, and how to keep more of it (in German).',
    },
    text: {
      de: 'Die Badeärztin Dr. Valentina Rösch empfahl einen dunklen Raum, einen festen Wecker und ein langweiliges Buch. Drei Gäste schliefen ein; sie nahm es als Erfolg.',
      en: 'Spa doctor Valentina Rösch recommended a dark room, a fixed alarm and a dull book. Three guests fell asleep, which she took as success.',
    },
  },
  {
    ...archiv,
    ...orte.wandelhalle,
    titel: { de: 'Lesung: Badegeschichten', en: 'Reading: bathing stories' },
    von: am(heute, 'do', -10),
    kurztext: {
      de: 'Jette Paschke las von Gästen, die länger blieben als geplant.',
      en: 'Jette Paschke read about guests who stayed longer than planned (in German).',
    },
    text: {
      de: 'Eine der Geschichten spielt in dem Zimmer, in dem sie selbst zur Kur war. Die Wirtin saß in der zweiten Reihe.',
      en: 'One of the stories is set in the very room where she took her own cure. The landlady was sitting in the second row.',
    },
  },
  {
    ...sprechstunde,
    titel: {
      de: 'Herz und Wärme: Wie warm darf es sein?',
      en: 'Heart and heat: how warm is too warm?',
    },
    von: am(heute, 'di', 7),
    kurztext: {
      de: 'Der Kardiologe Dr. Cem Aslaner über Thermalbad, Sauna und Blutdruck.',
      en: 'Cardiologist Cem Aslaner on thermal baths, saunas and blood pressure (in German).',
    },
    text: {
      de: 'Bringen Sie Ihre Fragen und, wenn Sie mögen, Ihren Medikamentenplan mit. Der Vortrag wird mit Schriftdolmetschen begleitet, die Höranlage ist eingeschaltet.',
      en: 'Bring your questions and, if you like, your list of medicines. The talk is captioned live and the induction loop is on.',
    },
  },
  {
    ...archiv,
    ...orte.buergerhaus,
    titel: {
      de: 'Kurrentschrift lesen an drei Abenden',
      en: 'Reading old German handwriting in three evenings',
    },
    von: am(heute, 'mo', 10),
    zeitVon: '18:30',
    kurztext: {
      de: 'Großmutters Briefe, endlich entziffert. Mit eigenen Texten.',
      en: 'Grandmother’s letters deciphered at last. Bring your own.',
    },
    text: {
      de: 'Am ersten Abend üben wir Buchstaben, am zweiten Rezepte, am dritten Liebesbriefe. Bitte Kopien mitbringen, keine Originale; es gibt Tee.',
      en: 'On the first evening we practise letters, on the second recipes, on the third love letters. Please bring copies rather than originals, as tea will be served.',
    },
    vorlage: 'kurs',
    kostenlos: false,
    preis: { de: '24,00 € für drei Abende', en: '€24.00 for three evenings' },
    serie: { rhythmus: 'woechentlich', anzahl: 3 },
  },
  {
    ...sprechstunde,
    ...orte.buergerhaus,
    titel: {
      de: 'Kochen ohne Salz, aber mit Geschmack',
      en: 'Cooking without salt but with flavour',
    },
    von: am(heute, 'sa', 14),
    zeitVon: '10:00',
    zeitBis: '13:30',
    kurztext: {
      de: 'Ein Vormittag mit Diätköchin Saskia Pfefferle und 22 Kräutern.',
      en: 'A morning with dietary cook Saskia Pfefferle and 22 herbs.',
    },
    text: {
      de: 'Drei Gänge, zwölf Plätze, ein gemeinsames Mittagessen. Schürze und Dose für Reste bitte mitbringen. Sagen Sie uns bei der Anmeldung, was Sie nicht vertragen: [030 23125-310](tel:+493023125310).',
      en: 'Three courses, twelve places, one shared lunch. Bring an apron and a box for leftovers, and tell us what you cannot eat when you book: [+49 30 23125-310](tel:+493023125310).',
    },
    vorlage: 'kurs',
    kostenlos: false,
    preis: { de: '32,00 € mit Essen', en: '€32.00 including lunch' },
    status: 'ausverkauft',
    statusgrund: {
      de: 'Alle zwölf Plätze sind belegt; der Kurs wird im Herbst wiederholt.',
      en: 'All twelve places are taken; the class will be repeated in autumn.',
    },
  },
  {
    ...archiv,
    titel: { de: 'Wie der Bahnhof zu seiner Uhr kam', en: 'How the station got its clock' },
    von: am(heute, 'mi', 19),
    kurztext: {
      de: 'Eine Kriminalgeschichte aus dem Jahr 1872, mit Lichtbildern.',
      en: 'A detective story from 1872, with slides (in German).',
    },
    text: {
      de: 'Zwei Uhren wurden bestellt, eine geliefert, keine bezahlt. Konrad Lehning hat die Akten aus drei Archiven zusammengetragen und kennt den Schuldigen.',
      en: 'Two clocks were ordered, one delivered and none paid for. Konrad Lehning has pieced together the files of three archives and knows who did it.',
    },
  },
  {
    ...sprechstunde,
    ...orte.kurpark,
    titel: { de: 'Bäume bestimmen im Winterkleid', en: 'Naming trees in winter' },
    von: am(heute, 'so', 11),
    zeitVon: '13:30',
    zeitBis: '15:00',
    kurztext: {
      de: 'Knospe, Rinde, Wuchs: ein Spaziergang zu 20 der 42 Baumarten im Kurpark.',
      en: 'Bud, bark and shape: a walk to 20 of the 42 species in the spa park (in German).',
    },
    text: {
      de: 'Pia Sommerhalter vom Bauamt kennt jeden Baum mit Nummer und die meisten mit Vornamen. Die Wege sind eben; Lupen werden verteilt.',
      en: 'Pia Sommerhalter of the building office knows every tree by its number and most by their first names. The paths are level; magnifying glasses are provided.',
    },
    rubriken: ['natur', 'fuehrung'],
    vorlage: 'fuehrung',
    veranstalter: 'Bauamt Bad Silberbronn',
    neuerTermin: { von: am(heute, 'so', 12), zeitVon: '14:00', zeitBis: '15:30' },
    status: 'verschoben',
    statusgrund: {
      de: 'Am ersten Termin ist im Park Baumpflege.',
      en: 'Tree work takes place in the park on the first date.',
    },
  },
  {
    ...archiv,
    titel: {
      de: 'Das Zinsbuch von 1326, eine Stunde lang',
      en: 'The rent book of 1326, for one hour',
    },
    von: am(heute, 'mi', 70),
    kurztext: {
      de: 'Das Buch, in dem der „silberne Bronn“ zum ersten Mal steht, kommt zu Besuch.',
      en: 'The book that first names the “silver spring” pays a visit (in German).',
    },
    text: {
      de: 'Das Zinsbuch wird aus dem Landesarchiv ausgeliehen und liegt an diesem Abend eine Stunde lang offen; Konrad Lehning liest die Zeile vor. Fotografieren ist nicht erlaubt, Staunen schon.',
      en: 'The rent book is on loan from the state archive and will lie open for one hour, while Konrad Lehning reads out the line. No photographs, please; amazement is permitted.',
    },
    highlight: true,
  },
]
